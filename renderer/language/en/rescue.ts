/** English texts of what is wrong with a file, and what can be done. */
export const rescue = {
  fileBand: {
    older: 'Entries are missing.',
    goOn: 'Go on without them',
    damaged: 'The file is damaged.',
    damagedMeans: 'It is open for reading only, as far as it can be read; nothing can be entered until it is repaired:',
    wrongMeans: 'No report is printed from it. To mend it:',
    readOnlyMeans:
      'The file or its folder can’t be written: nothing can be entered. Make it writable, or copy it elsewhere, and open it again.',
    noBackupMeans:
      'Everything entered is saved in the file itself; a second copy is missing. Make room or free the folder, then try again.',
  },
  rescue: {
    restore: 'Restore the newest good backup',
    look: 'Look for a good backup',
    looking: 'Looking for a good backup…',
    found: 'Backup {{time}} is good. What was entered after it is in the damaged file only, which is kept beside it.',
    restoreIt: 'Put it in its place',
    none: 'No backup of it is good.',
    salvage: 'Save what can be read to a new file',
    saving: 'Saving what can be read…',
    saved_one: '{{count}} entry saved to {{file}}.',
    saved_other: '{{count}} entries saved to {{file}}.',
    nothingMissing: 'Nothing is missing.',
    missing_one: '{{count}} entry is missing.',
    missing_other: '{{count}} entries are missing.',
    leftOut_one: '{{count}} entry that follows on a missing one, or is damaged, is in {{file}}.',
    leftOut_other: '{{count}} entries that follow on missing ones, or are damaged, are in {{file}}.',
    openIt: 'Open it',
  },
} as const
