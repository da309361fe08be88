/** English texts of the start screen. */
export const start = {
  start: {
    title: 'Pick or make a tournament file',
    files: 'Tournament files',
    folder: 'in {{folder}}',
    none: 'No tournament file yet',
    noneDo: 'Make one with the form, or open the sample.',
    make: 'New tournament',
    name: 'Name',
    place: 'Place',
    date: 'Date',
    rules: 'Rule set',
    tables: 'Number of tables',
    referee: 'Head referee',
    create: 'Make the file',
    sample: 'Open the sample',
    sampleWhat: 'players, tables and a played dispute, to look around',
    isSample: 'sample',
    unreadable: 'can’t be read: {{trouble}}',
    required: 'Please fill this in.',
    failed: 'That did not work: {{why}}',
  },
} as const
