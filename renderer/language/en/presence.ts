/** English texts about who is at which table. */
export const presence = {
  presence: {
    here: 'Here: {{who}}',
    alsoHere: 'Also here: {{who}}',
    laptop: 'laptop',
    head: 'head referee',
    referee: 'referee',
    recorder: 'recorder',
    viewer: 'looks on',
    recording: 'recording',
  },
} as const
