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
.grid.acts10 td:nth-child(-n+2) { width: 44px; } .grid.acts10 td { height: 26px; }
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
