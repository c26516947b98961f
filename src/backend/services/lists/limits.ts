/** Bytes of the file in every part but the last one, as in the contract. */
export const PART_BYTES = 512 * 1024

/** How much of a file is read, so that none takes more memory than others can spare. */
export const READING = {
  /** Bytes of XML of a sheet of 250,000 rows with twenty cells each, and of the texts that all sheets share. */
  sheetBytes: 512 * 1024 * 1024,
  sharedBytes: 24 * 1024 * 1024,
  cells: 5_000_000,
  /** Characters of all rows, and of a hundred rows, which are in memory together. */
  characters: 128 * 1024 * 1024,
  charactersInBatch: 2 * 1024 * 1024,
} as const
