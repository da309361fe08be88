/** English texts of the top bar beside its screens. */
export const shell = {
  shell: {
    openTables: 'Open tables',
    openTablesKeys: 'Alt ← →: from one open table to the next',
    tableOf: 'Table {{table}}, round {{round}}',
    closeTable: 'Close table {{table}}',
    roundShort: 'R{{round}}',
    switchTable: 'from one open table to the next',
    closeThis: 'close this table',
    hallClock: 'start, pause the clock of the round, go on',
    moreTime: '5 more minutes for the round',
    extraTime: '5 more minutes for table 7',
    logIncident: 'something happened at table 7; details later',
    findPlayer: 'player number 7',
    nextOpen: 'open the next that waits',
    toList: 'to what waits',
    undoHall: 'undo, redo what was done there last',
  },
} as const
