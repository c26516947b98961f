import { type ComponentProps, type FunctionComponent, type ReactNode, useState } from 'react'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { isMissing, Loaded, type LoadedQuery } from '../loaded.tsx'
import { useDialog } from './address.tsx'

/** What every dialog in the address receives. */
export interface DialogProps {
  onClose: () => void
  /** Whether the person just opened it with a press; otherwise a link or a reload did. */
  isPressed: boolean
  /** Receives a last step, such as a new token, which stays after the dialog is removed from the address. */
  onMade: (last: ReactNode) => void
}

/** A dialog about one of several items. */
export interface EntityDialogProps<T> extends DialogProps {
  /** As it was when the dialog was opened, whatever arrives later. */
  entity: T
}

/** Dialogs about the item that the address names by its id. */
interface EntityDialogs<T, P> {
  /** "The contact": what is being loaded. */
  what: string
  /** The item with this id; null when there is none. */
  useEntity: (id: string, props: P) => LoadedQuery<T | null | undefined>
  /** What to say when there is none. */
  missing: { title: string; text: ReactNode }
  /** What an open dialog takes over of the item as it is now. */
  update?: (opened: T, current: T | null | undefined, name: string) => T
  dialogs: Readonly<Record<string, FunctionComponent<P & EntityDialogProps<T>>>>
}

interface Group<P> {
  has: (name: string) => boolean
  Opened: FunctionComponent<{ name: string; itemId: string; common: P & DialogProps }>
}

/**
 * The dialogs of a page by their name in the address: `ofPage` are about no item, and each group is about one kind
 * of item. The item is the one that the address names, or the page's own (`id`).
 */
export function defineDialogs<P extends { id?: string } = { id?: string }>(
  ofPage: Readonly<Record<string, FunctionComponent<P & DialogProps>>>,
  ...groups: Group<P>[]
): FunctionComponent<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module of the dialogs loads
  return function Dialogs(props: P) {
    const { name, id = props.id, close, isPressed } = useDialog()
    const [last, setLast] = useState<ReactNode>(null)
    if (last) return last
    if (name === undefined) return null
    const common = { ...props, onClose: close, onMade: setLast, isPressed }
    const Content = Object.hasOwn(ofPage, name) ? ofPage[name] : undefined
    if (Content) return <Content {...common} />
    const group = groups.find(({ has }) => has(name))
    if (!group || id === undefined) return null
    return <group.Opened key={`${name} ${id}`} {...{ name, common }} itemId={id} />
  }
}

/** A group of dialogs about one kind of item, for `defineDialogs`. */
export function aboutOne<T, P extends { id?: string } = { id?: string }>({
  what,
  useEntity,
  missing,
  update = opened => opened,
  dialogs,
}: EntityDialogs<T, P>): Group<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module of the dialogs loads
  function Opened({ name, itemId, common }: ComponentProps<Group<P>['Opened']>) {
    const query = useEntity(itemId, common)
    const [opened, setOpened] = useState(query.data ?? undefined)
    if (opened === undefined && query.data) setOpened(query.data)
    const Content = dialogs[name]
    if (opened !== undefined && Content)
      return <Content {...common} entity={update(opened, query.data, name)} />
    const text = <p>{missing.text}</p>
    return (
      <Dialog
        open
        onClose={common.onClose}
        title={query.data === null || isMissing(query.error) ? missing.title : 'One moment'}
      >
        <Loaded query={query} what={what} missing={text}>
          {() => text}
        </Loaded>
      </Dialog>
    )
  }
  return { has: name => Object.hasOwn(dialogs, name), Opened }
}

/** The item of a list that has loaded as a whole; null when it is not in there. */
export function listedIn<L, T>(
  query: LoadedQuery<L>,
  find: (list: L) => T | undefined,
): LoadedQuery<T | null> {
  const { data, ...state } = query
  return { ...state, data: data === undefined ? undefined : (find(data) ?? null) }
}
