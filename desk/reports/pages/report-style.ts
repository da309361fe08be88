import { EASTERN_NAMES } from '../fonts/families.ts'

/** The look of a report on paper and on screen: tokens of the visual language in their light form, since it is made to be printed. */
export const REPORT_STYLE: string = `
:root { color-scheme: light; --ink: #14181a; --ink-2: #3a4247; --line: #d6d9d2; --line-strong: #7f8780; --paper: #f6f6f3; --mat: #e3e7e0;
  --ai: #1d4a8f; --violation: #990f17; --question: #664200; --advice: #0a4f5c; --record: #562a83; --info: #3a4247;
  --sans: "Noto Sans", ${EASTERN_NAMES}, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: "Noto Sans Mono", ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
  --text: 14px/20px; --big: 20px/28px; --gap: 24px; --above: 16px; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 400 var(--text) var(--sans); color: var(--ink); background: #fff; font-variant-numeric: tabular-nums; max-width: 800px; margin: 0 auto; padding: 32px 24px; overflow-wrap: anywhere; }
header { display: grid; grid-template-columns: minmax(45%, 1fr) auto; gap: 4px var(--gap); border-bottom: 2px solid var(--ink); padding-bottom: 12px; }
h1 { font: 600 28px/36px var(--sans); } h2 { font: 600 var(--text) var(--sans); color: var(--ink-2); margin-bottom: 4px; break-after: avoid; }
header p { color: var(--ink-2); } header .end { text-align: right; }
.also { font-weight: 400; color: var(--ink-2); }
section { padding: var(--above) 0; border-bottom: 1px solid var(--line); break-inside: avoid; } section.long { break-inside: auto; }
.ruling, .appeal { break-inside: avoid; } .ruling + .ruling { margin-top: 8px; border-top: 1px solid var(--line); padding-top: 8px; }
.people td:last-child { overflow-wrap: normal; }
.level { border-left: 4px solid var(--level); padding-left: 16px; }
.level.off { --level: var(--ink-2); } .level .name { font: 600 16px/24px var(--sans); color: var(--level); } .fact { font: 400 var(--big) var(--sans); text-wrap: pretty; }
.violation { --level: var(--violation); } .question { --level: var(--question); } .advice { --level: var(--advice); } .record { --level: var(--record); } .info { --level: var(--info); }
.two, .sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 var(--gap); }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); font-weight: 400; } th { color: var(--ink-2); width: 24%; }
tr { break-inside: avoid; } thead { display: table-header-group; } thead th { width: auto; border-bottom: 1px solid var(--line-strong); vertical-align: bottom; } td:last-child, th:last-child { padding-right: 0; }
tr:last-child > * { border-bottom: 0; } .wind { font-weight: 600; white-space: nowrap; } .who td { font-weight: 600; } .short { white-space: nowrap; } .num { text-align: right; white-space: nowrap; } .by, .small { color: var(--ink-2); }
ol, ul { list-style: none; } .acts li { display: grid; grid-template-columns: 28px 1fr auto; font: 400 13px/18px var(--sans); padding: 1px 0 1px 8px; break-inside: avoid; } .acts li > span, .acts i, .acts code { color: var(--ink-2); font-style: normal; } .acts i { font-size: 11px; } .acts code { font-size: 11px; padding-left: 8px; white-space: nowrap; }
.long:not(.both) > .acts { columns: 2; column-gap: var(--gap); }
.both .acts li > p { display: grid; grid-template-columns: 4fr 4fr 3fr; gap: 0 12px; } .both .acts code { padding: 0; white-space: normal; }
.acts .proof { background: var(--paper); box-shadow: inset 3px 0 0 var(--violation); }
.steps li { padding: 4px 0 4px 28px; position: relative; } .steps li::before { content: ""; position: absolute; left: 0; top: 6px; width: 14px; height: 14px; border: 1.5px solid var(--ink); border-radius: 2px; } .steps .done::before { background: var(--ink); } .steps .done::after { content: ""; position: absolute; left: 5px; top: 8px; width: 4px; height: 8px; border: solid #fff; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.cite { color: var(--ink-2); } .big { font: 600 16px/24px var(--sans); } .struck { text-decoration: line-through; } code { font-family: var(--mono); font-size: .92em; font-weight: 400; }
figure { break-inside: avoid; padding: 4px 0 12px; } figure img { display: block; max-width: 100%; max-height: 420px; margin-bottom: 4px; }
.sign { display: grid; grid-template-columns: repeat(3, 1fr); gap: var(--gap); padding-top: 36px; } .sign p { border-top: 1px solid var(--ink); padding-top: 4px; color: var(--ink-2); }
.hash { font: 400 12px/18px var(--mono); } footer { padding-top: 12px; color: var(--ink-2); break-inside: avoid; }
.board { max-width: 100%; height: auto; display: block; margin: 4px auto 0; } .mat { fill: var(--mat); } .centre { fill: #fff; stroke: var(--line); }
.tile { fill: #fcfbf7; stroke: #777d76; } .back { fill: #3f6479; stroke: #345569; } .unknown { fill: #e8e6dd; stroke: #777d76; stroke-dasharray: 3 2; } .ghost { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
.proof { fill: none; stroke: var(--violation); stroke-width: 3; } .called { fill: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 5 3; } .last { fill: none; stroke: var(--ai); stroke-width: 3; } .red { fill: #9c0a12; } .turn { fill: var(--ai); } .stick { fill: #fff; stroke: var(--ink); }
.board text { font: 400 17px var(--sans); fill: var(--ink); } .board .q { font: 600 16px var(--sans); } .board .wind { font-weight: 600; } .board .state { font-weight: 600; fill: var(--violation); }
@page { size: A4; margin: 13mm 14mm 15mm; }
@media print { :root { --text: 12px/16px; --big: 15px/21px; --gap: 18px; --above: 9px; } body { max-width: none; padding: 0; orphans: 3; widows: 3; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section:is(.flow, .long) > h2 { break-inside: avoid; } section:is(.flow, .long) > h2::after { content: ""; display: block; height: 72px; margin-bottom: -72px; }
  .board { max-width: 400px; } section:has(+ .both) .board { max-width: 300px; }
  .both ~ section th { width: 29%; } h2 + .sign { padding-top: 24px; } footer { padding-top: 4px; } footer > p:has(+ h2) { float: right; }
  h1 { font: 600 22px/28px var(--sans); } .acts li { font: 400 11px/14px var(--sans); } .acts i, .acts code { font-size: 9.5px; } .hash { font: 400 10.5px/14px var(--mono); } .big { font: 600 14px/20px var(--sans); }
  th, td { padding-top: 2.5px; padding-bottom: 2.5px; } .steps li { padding: 2px 0 2px 22px; } .steps li::before { width: 11px; height: 11px; top: 4px; } .steps .done::after { left: 4px; top: 5px; width: 3px; height: 7px; } }
@media screen and (max-width: 640px) { .two, .sides, .sign, header, .both .acts li > p { grid-template-columns: 1fr; } header .end { text-align: left; } .long:not(.both) > .acts { columns: 1; } }
`

/** The look of reports with long tables. */
export const SHEET_STYLE: string = `
.sheet th, .sheet td, .sums th, .sums td { width: auto; padding: 3px 8px 3px 0; } .sheet thead th, .sums thead th, .counts thead th { font-size: 11px; line-height: 14px; }
.sheet { table-layout: fixed; hyphens: auto; } .sheet col.id { width: 4.5%; } .sheet col.at { width: 11%; } .sheet col.table { width: 11%; } .sheet col.player { width: 15%; } .sheet col.rule { width: 20%; } .sheet col.imposed { width: 14%; } .sheet col.referee { width: 11%; } .sheet col.state { width: 9%; } .sheet col.state ~ col.imposed { width: 19%; } .slip ~ section .sheet col.at { width: 13%; } .slip ~ section .sheet col.table { width: 14%; } .slip ~ section .sheet col.rule { width: 24%; } .slip ~ section .sheet col.referee { width: 14%; } .small { font-size: .86em; } .off td { text-decoration: line-through; color: var(--ink-2); } .off td .small { text-decoration: none; display: inline-block; }
.sums tbody th, .counts tbody th { color: var(--ink); } .sums thead .num, .counts .num { text-align: right; white-space: normal; overflow-wrap: normal; } .sums td.num { width: 9%; }
.counts th, .counts td { width: auto; padding: 2px 6px 2px 0; } .counts thead th:nth-child(n + 3) { text-align: right; } .counts td.zero { color: #7f8780; } .counts b { font-weight: 600; }
.figures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 24px; } .figures p { display: flex; justify-content: space-between; gap: 12px; border-bottom: 1px solid var(--line); padding: 2px 0; break-inside: avoid; } .figures b { font-weight: 600; white-space: nowrap; }
.bar { display: inline-block; height: 8px; background: var(--ink-2); vertical-align: baseline; }
section.flow { break-inside: auto; } section.apart { break-before: page; } .slip .big { font: 600 20px/28px var(--sans); }
`

/** The look of blank forms: room to write in, lines that a photocopier keeps. */
export const FORM_STYLE: string = `
@page { margin: 11mm 12mm 13mm; }
@media print { body { padding-right: 1px; } body:has(.statements) { display: flex; flex-direction: column; height: calc(100vh - 2px); } body > * { flex: none; } }
header { margin-bottom: 8px; padding-bottom: 6px; align-items: end; }
.fields { display: grid; gap: 8px 10px; } .six { grid-template-columns: repeat(6, 1fr); } .four { grid-template-columns: repeat(4, 1fr); } .eight { grid-template-columns: repeat(8, 1fr); } .fields.two { grid-template-columns: 1fr 1fr; }
.field { border-bottom: 1px solid var(--ink); height: 42px; } body { overflow-wrap: normal; } .field > span { font-size: 10px; line-height: 13px; color: var(--ink-2); display: block; }
.gap { margin-top: 12px; } .two { gap: 0 18px; } .three { display: grid; grid-template-columns: 2fr 3fr 2fr; gap: 18px; }
.grid th, .grid td { border: 1px solid var(--line-strong); padding: 2px 5px; height: 25px; width: auto; } .grid thead th { font-size: 10px; line-height: 12px; height: auto; border-bottom: 1px solid var(--ink); color: var(--ink-2); }
.grid tbody th { font-weight: 600; color: var(--ink); text-align: center; width: 44px; } .grid td { height: 28px; }
.grid.acts10 td:nth-child(-n+2) { width: 44px; } .grid.acts10 td { height: 26px; } .grid.people td:nth-child(2) { width: 44px; } .grid.people td:nth-child(3) { width: 55%; }
section.blank { border: 1px solid var(--line-strong); padding: 4px 6px; border-radius: 0; } .blank h2, .gap > div > h2 { font-weight: 400; font-size: 11px; line-height: 14px; color: var(--ink-2); } .low { min-height: 128px; } .middle { height: 150px; margin-top: 12px; } section.statements { flex: 0 1 150px; min-height: 60px; } .high { height: 306px; } .end { text-align: left; }
section.blank.end { min-height: 138px; } .fields.two { margin-top: 8px; } p.gap { font-size: 11px; line-height: 15px; }
.boxes { display: flex; flex-wrap: wrap; gap: 6px 20px; margin-top: 12px; align-items: baseline; } .boxes b { font-weight: 600; min-width: 72px; } .boxes i { flex: 1; border-bottom: 1px solid var(--ink); min-width: 48px; }
.box { display: inline-flex; gap: 6px; align-items: center; } .box::before { content: ""; width: 13px; height: 13px; border: 1.5px solid var(--ink); border-radius: 2px; flex: none; }
.sign { padding-top: 48px; }
.grid.sheet td { height: 34px; } .grid.sheet th:nth-child(1) { width: 34px; } .grid.sheet th:nth-child(2), .grid.sheet th:nth-child(3), .grid.sheet th:nth-child(4) { width: 50px; } .grid.sheet th:nth-child(5) { width: 150px; } .grid.sheet th:nth-child(8) { width: 210px; }
.grid.turns { margin-top: 10px; table-layout: fixed; } .grid.turns td { height: 37px; padding: 0 2px; } .grid.turns thead th { text-align: center; padding: 2px; width: auto; } .grid.turns thead th:nth-child(1) { width: 44px; } .grid.turns thead th:nth-child(2) { width: 92px; } .grid.turns thead th:nth-child(3) { width: 62px; }
.grid.turns tbody th[scope=row] { font-weight: 400; font-size: 10px; line-height: 12px; text-align: left; width: auto; color: var(--ink-2); } .grid.turns tbody { border: 1.5px solid var(--ink); } .grid.turns .out td { background: #f6f6f3; } .grid.turns .out td.who { background: none; }
@media screen { body { max-width: 1100px; } }
`
