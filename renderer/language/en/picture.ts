/** English texts of pictures that belong to an incident. */
export const picture = {
  picture: {
    do: 'Picture',
    title: 'Add a picture',
    note: 'A picture of the table or of a score sheet. It goes into the log: it can be undone, but never deleted.',
    add: 'Add it',
    choose: 'Choose a file',
    other: 'Choose another',
    ways: 'Or paste a picture (Ctrl V), or drop one on this page.',
    none: 'Choose a picture.',
    wrong: 'This file is not a picture that can be read here. Choose a photograph or a JPEG, PNG or WebP file.',
    shows: 'What it shows',
    chosen: 'The chosen picture',
    by: 'Picture added by {{name}}',
    takenOut: 'The picture was removed from this copy.',
    loading: 'Loading the picture…',
  },
} as const
