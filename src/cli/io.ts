import type { Fetch } from '#client/client.ts'

interface Output {
  write(text: string): unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
}

/** What the program finds around it. Tests have their own. */
export interface Io {
  env: Readonly<Record<string, string | undefined>>
  /** Folder of the person. */
  home: string
  stdin: NodeJS.ReadableStream & { isTTY?: boolean | undefined }
  stdout: Output
  stderr: Output
  /** How calls are sent, if not by the network. */
  fetch?: Fetch | undefined
  /** Aborted when the person stops the program. */
  stopped: AbortSignal
  /** Opens a page in the browser. */
  openPage(address: string): Promise<void>
}
