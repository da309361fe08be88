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
  h1 { font: 600 22px/28px var(--sans); } .acts li { font: 400 11px/14px var(--sans); } .acts i, .acts code { font-size: 9.5px; } .hash { font: 400 10.5px/14px var(--mono); } .big { font: 600 14px/20px var(--sans); }
  th, td { padding-top: 2.5px; padding-bottom: 2.5px; } .steps li { padding: 2px 0 2px 22px; } .steps li::before { width: 11px; height: 11px; top: 4px; } .steps .done::after { left: 4px; top: 5px; width: 3px; height: 7px; } }
@media screen and (max-width: 640px) { .two, .sides, .sign, header, .long:not(.both) > .acts { columns: 2; column-gap: var(--gap); }
.both .acts li > p { grid-template-columns: 1fr; } header .end { text-align: left; } .long:not(.both) > .acts { columns: 1; } }
`
