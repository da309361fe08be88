/** English texts about the people present at each table. */
export const presence = {
  presence: {
    here: 'Here: {{who}}',
    alsoHere: 'Also here: {{who}}',
    laptop: 'laptop',
    head: 'head referee',
    referee: 'referee',
    recorder: 'recorder',
    viewer: 'watching',
    recording: 'recording',
  },
} as const
