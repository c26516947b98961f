/** What the address holds of an open dialog: `?dialog=edit&id=…`. */
export interface DialogSearch {
  dialog?: string | undefined
  /** What the dialog is about, where the page shows several things. */
  id?: string | undefined
}

export function readDialog({ dialog, id }: Record<string, unknown>): DialogSearch {
  return {
    // Undefined rather than missing: the router lays this over what the address holds.
    dialog: typeof dialog === 'string' ? dialog : undefined,
    id: typeof dialog === 'string' && typeof id === 'string' ? id : undefined,
  }
}
