/** English texts of pictures that belong to an incident. */
export const picture = {
  picture: {
    do: 'Picture',
    title: 'Add a picture',
    note: 'Of the table, of a score sheet. It goes into the log and can be taken back, never deleted.',
    add: 'Add it',
    choose: 'Choose a file',
    other: 'Choose another',
    ways: 'Or paste a picture (Ctrl V), or drop one on this page.',
    none: 'Choose a picture.',
    wrong: 'This file is no picture that can be read here. A photograph or a JPEG, PNG or WebP file is expected.',
    shows: 'What it shows',
    chosen: 'The chosen picture',
    by: 'Picture added by {{name}}',
    takenOut: 'The picture was taken out of this copy.',
    loading: 'Loading the picture…',
  },
} as const
