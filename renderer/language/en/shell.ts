/** English texts of the top bar beside its screens. */
export const shell = {
  shell: {
    openTables: 'Open tables',
    openTablesKeys: 'Alt ← →: from one open table to the next',
    tableOf: 'Table {{table}}, round {{round}}',
    closeTable: 'Close table {{table}}',
    roundShort: 'R{{round}}',
  },
} as const
