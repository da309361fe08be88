/** English texts of damaged files and their repair. */
export const rescue = {
  fileBand: {
    older: 'Entries are missing.',
    goOn: 'Go on without them',
    damaged: 'The file is damaged.',
    damagedMeans: 'It is open for reading only, as far as it can be read. Nothing can be entered until it is repaired:',
    wrongMeans: 'No report is printed from it. To repair it:',
    readOnlyMeans:
      'The file or its folder can’t be written: nothing can be entered. Make it writable or copy it elsewhere, then open it again.',
    noBackupMeans:
      'Everything entered is saved in the file itself, but a second copy is missing. Make room or free the folder, then try again.',
  },
  rescue: {
    restore: 'Restore the newest good backup',
    look: 'Look for a good backup',
    looking: 'Looking for a good backup…',
    found: 'Backup {{time}} is good. Later entries are only in the damaged file, which stays beside it.',
    restoreIt: 'Restore it',
    none: 'There is no good backup.',
    salvage: 'Save what can be read to a new file',
    saving: 'Saving what can be read…',
    saved_one: '{{count}} entry saved to {{file}}.',
    saved_other: '{{count}} entries saved to {{file}}.',
    nothingMissing: 'Nothing is missing.',
    missing_one: '{{count}} entry is missing.',
    missing_other: '{{count}} entries are missing.',
    leftOut_one: '{{count}} entry that follows a missing one, or is damaged, is in {{file}}.',
    leftOut_other: '{{count}} entries that follow missing ones, or are damaged, are in {{file}}.',
    openIt: 'Open it',
  },
} as const
