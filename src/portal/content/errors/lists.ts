import type { ErrorHelp } from './help.ts'

export const listsHelp = {
  'too-many-lists': {
    title: 'The account has too many lists',
    meaning: 'An account can have a hundred lists at a time.',
    cause: 'Lists are kept for 30 days, or until you delete them.',
    fix: 'Download the results that you need, delete an old list, and try again.',
  },
  'wrong-part-size': {
    title: 'The part has the wrong length',
    meaning: 'Every part of a file has 524,288 bytes, and the last part the rest.',
    cause: 'The file was split into other pieces, or its size was given wrong when the list was created.',
    fix: 'Split the file into pieces of 512 KiB, and number them from 0.',
  },
  'list-uploaded': {
    title: 'The list has its whole file',
    meaning: 'All parts of the file are there, and no further one is accepted.',
    cause: 'A part was sent again after the last one, or the file is longer than its size says.',
    fix: 'Get the list to see its state. For another file, create another list.',
  },
  'no-such-column': {
    title: 'The list doesn’t have that column',
    meaning: 'A part of the address was given a column beyond those of the list.',
    cause: 'Columns are counted from 0, so a list with five has the columns 0 to 4.',
    fix: 'Use a number below the number of `contents.columns`.',
  },
  'list-changed': {
    title: 'Someone changed the list meanwhile',
    meaning: 'The list isn’t the one that you changed, so nothing was overwritten.',
    cause: 'Another person or program changed its columns, or it was read again.',
    fix: 'Get the list again, and make your change from its current `version`.',
  },
  'list-not-ready': {
    title: 'The list isn’t ready to start',
    meaning: 'Only a list that was read and not started can be changed or started.',
    cause: 'Its file is still being uploaded or read, it couldn’t be read, or it has ended.',
    fix: 'Get the list until its state is `ready`. To verify the same file again, create another list.',
  },
  'list-without-lookups': {
    title: 'No row has an address',
    meaning: 'The list can’t be started, because no row has an address to look up.',
    cause: 'We couldn’t find the column with the street, or it’s the wrong one.',
    fix: 'Choose the column with the street or the whole address, and start the list then.',
  },
  'list-not-running': {
    title: 'The list isn’t running',
    meaning: 'Only a list that was started, and hasn’t ended, can be paused or canceled.',
    cause: 'It has ended meanwhile, or it wasn’t started yet.',
    fix: 'Get the list to see its state. Delete a list that you don’t want to start.',
  },
  'list-not-paused': {
    title: 'The list isn’t paused',
    meaning: 'Only a paused list can be resumed.',
    cause: 'It was canceled, is done, or wasn’t started yet.',
    fix: 'Get the list to see its state. A list that isn’t started yet needs `startList`.',
  },
  'list-without-results': {
    title: 'The list has no results yet',
    meaning: 'There is nothing to download before a list is started.',
    cause: 'It’s being uploaded or read, or waits to be started.',
    fix: 'Start the list. You can download what it has while it runs.',
  },
  'list-link-expired': {
    title: 'The link no longer works',
    meaning: 'Links to results work for seven days, and until their list is deleted.',
    cause: 'The link is older, part of it is missing, or the list was deleted.',
    fix: 'Open the list in the portal, and download the result there.',
  },
} satisfies Partial<Record<string, ErrorHelp>>
