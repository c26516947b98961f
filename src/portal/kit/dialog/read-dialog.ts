/** The part of the address for an open dialog: `?dialog=edit&id=…`. */
export interface DialogSearch {
  dialog?: string | undefined
  /** The item of the dialog, if the page shows several. */
  id?: string | undefined
}

export function readDialog({ dialog, id }: Record<string, unknown>): DialogSearch {
  return {
    // Undefined rather than missing: the router merges this over the address's own values.
    dialog: typeof dialog === 'string' ? dialog : undefined,
    id: typeof dialog === 'string' && typeof id === 'string' ? id : undefined,
  }
}
