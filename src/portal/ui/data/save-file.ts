/** The byte order mark, by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Saves a file as a download of the browser. */
export function saveFile(file: File): void {
  const isCsv = file.type.startsWith('text/csv')
  const address = URL.createObjectURL(isCsv ? new Blob([BYTE_ORDER_MARK, file], { type: file.type }) : file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
