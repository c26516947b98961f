import { deleteAccountNote } from '#generated/authorization/operations/deleteAccountNote.ts'
import { listAccountNotes } from '#generated/authorization/operations/listAccountNotes.ts'
import type { AccountNote } from '#generated/authorization/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { PersonLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import type { NoteDialogName } from './note-dialogs.tsx'

/** What staff have noted about the account. */
export function NotesSection({ accountId }: { accountId: number }) {
  const open = useOpenDialog<NoteDialogName>()
  return (
    <SectionList
      title="Notes"
      description="Only staff see them."
      nouns={['note', 'notes']}
      query={page =>
        listQuery(
          listAccountNotes,
          { path: { id: accountId }, query: { page, page_size: SECTION_ROWS } },
          ({ notes }) => notes,
        )
      }
      columns={[
        ...noteColumns,
        {
          id: 'actions',
          header: 'Actions',
          part: 'actions',
          cell: ({ note_id, text }) => (
            <OperationButton
              operation={deleteAccountNote}
              size="sm"
              variant="ghost"
              aria-label={`Delete note: ${text.slice(0, 40)}`}
              onClick={() => open('delete-note', String(note_id))}
            >
              Delete
            </OperationButton>
          ),
        },
      ]}
      rowId={({ note_id }) => String(note_id)}
      empty="No notes yet."
    />
  )
}

const noteColumns: readonly ListColumn<AccountNote>[] = [
  {
    id: 'text',
    header: 'Note',
    part: 'title',
    cell: ({ text }) => (
      <span className="block max-w-text font-normal whitespace-pre-wrap wrap-anywhere">{text}</span>
    ),
  },
  {
    id: 'author',
    header: 'By',
    card: 'line',
    cell: ({ author }) =>
      author ? <PersonLink id={author.user_id}>{author.username}</PersonLink> : 'Former staff',
  },
  { id: 'created', header: 'Written', card: 'line', cell: ({ created }) => <RelativeTime value={created} /> },
]
