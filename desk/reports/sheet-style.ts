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
