/** The look of a report on paper and on screen: tokens of the visual language in their light form, since it is made to be printed. */
export const REPORT_STYLE = `
:root { color-scheme: light; --ink: #14181a; --ink-2: #3a4247; --line: #d6d9d2; --line-strong: #7f8780; --paper: #f6f6f3; --mat: #e3e7e0;
  --ai: #1d4a8f; --violation: #990f17; --question: #664200; --advice: #0a4f5c; --record: #562a83; --info: #3a4247;
  --sans: "Noto Sans", "Noto Sans JP", system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: "Noto Sans Mono", ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 400 14px/20px var(--sans); color: var(--ink); background: #fff; font-variant-numeric: tabular-nums; max-width: 800px; margin: 0 auto; padding: 32px 24px; overflow-wrap: anywhere; }
header { display: grid; grid-template-columns: 1fr auto; gap: 4px 24px; border-bottom: 2px solid var(--ink); padding-bottom: 16px; }
h1 { font: 600 28px/36px var(--sans); } h2 { font: 600 14px/20px var(--sans); color: var(--ink-2); margin-bottom: 4px; }
header p { color: var(--ink-2); } header .end { text-align: right; }
section { padding: 16px 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
.level { border-left: 4px solid var(--level); padding-left: 16px; }
.level .name { font: 600 16px/24px var(--sans); color: var(--level); } .fact { font: 400 20px/28px var(--sans); text-wrap: pretty; }
.violation { --level: var(--violation); } .question { --level: var(--question); } .advice { --level: var(--advice); } .record { --level: var(--record); } .info { --level: var(--info); }
.two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 24px; } .play { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr); gap: 24px; align-items: start; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); font-weight: 400; } th { color: var(--ink-2); }
tr:last-child > * { border-bottom: 0; } .wind { font-weight: 600; } .who td { font-weight: 600; }
ol, ul { list-style: none; } .acts li { display: grid; grid-template-columns: 36px 1fr; font: 500 13px/22px var(--mono); } .acts li span { color: var(--ink-2); }
.acts .proof { background: var(--paper); box-shadow: inset 3px 0 0 var(--violation); } .acts li { padding-left: 8px; }
.steps li { padding: 4px 0 4px 28px; position: relative; } .steps li::before { content: ""; position: absolute; left: 0; top: 6px; width: 14px; height: 14px; border: 1.5px solid var(--ink); border-radius: 2px; } .steps .done::before { background: var(--ink); } .steps .done::after { content: ""; position: absolute; left: 5px; top: 8px; width: 4px; height: 8px; border: solid #fff; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.cite { color: var(--ink-2); } .big { font: 600 20px/28px var(--sans); } .struck { text-decoration: line-through; }
.sign { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; padding-top: 40px; } .sign p { border-top: 1px solid var(--ink); padding-top: 4px; color: var(--ink-2); }
.hash { font: 500 12px/18px var(--mono); } footer { padding-top: 16px; color: var(--ink-2); }
.board { width: 100%; height: auto; display: block; } .mat { fill: var(--mat); } .centre { fill: #fff; stroke: var(--line); }
.tile { fill: #fcfbf7; stroke: #777d76; } .back { fill: #3f6479; stroke: #345569; } .unknown { fill: #e8e6dd; stroke: #777d76; stroke-dasharray: 3 2; } .ghost { fill: none; stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
.proof { fill: none; stroke: var(--violation); stroke-width: 3; } .called { fill: none; stroke: var(--ink); stroke-width: 3; stroke-dasharray: 5 3; } .red { fill: #9c0a12; }
.board text { font: 400 14px var(--sans); fill: var(--ink); } .board .q { font: 700 16px var(--sans); } .board .wind { font-weight: 600; } .board .state { font-weight: 600; fill: var(--violation); }
@page { size: A4; margin: 16mm 14mm; }
@media print { body { max-width: none; padding: 0; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
@media (max-width: 640px) { .two, .play, .sign { grid-template-columns: 1fr; } }
`
