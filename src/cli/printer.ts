import type { Io } from './io.ts'

/** A column of a table. */
export interface Column<Row> {
  name: string
  of(row: Row): string | number | null | undefined
}

/** Prints what a command has found: for people on a terminal, else as JSON. */
export interface Printer {
  readonly isJson: boolean
  /** A list: a table, or an array. */
  rows<Row extends object>(
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    empty: string,
  ): Promise<void>
  /** One thing: its facts by name, or the object. */
  thing(value: unknown, facts: Readonly<Record<string, string | number | null | undefined>>): void
  /** What a program reads as it is, such as a file. */
  raw(text: string): void
  /** One entry of something without an end: a line for people, or of JSON. */
  entry(value: unknown, line: string): void
  /** What happens meanwhile, for people. Never part of the result. */
  note(text: string): void
}

export function createPrinter({ stdout, stderr }: Pick<Io, 'stdout' | 'stderr'>, isJson: boolean): Printer {
  const printJson = (value: unknown) => stdout.write(`${JSON.stringify(value, null, 2)}\n`)
  return {
    isJson,
    async rows(rows, columns, empty) {
      if (isJson) return void printJson(rows)
      if (!rows.length) return void stderr.write(`${empty}\n`)
      const { tableOf } = await import('./table.ts')
      const cells = rows.map(row => columns.map(({ of }) => printable(of(row))))
      stdout.write(`${tableOf([columns.map(({ name }) => name.toUpperCase()), ...cells])}\n`)
    },
    thing(value, facts) {
      if (isJson) return void printJson(value)
      const shown = Object.entries(facts).filter(([, fact]) => fact !== undefined)
      const width = Math.max(...shown.map(([name]) => name.length))
      for (const [name, fact] of shown) stdout.write(`${name.padEnd(width)}  ${printable(fact)}\n`)
    },
    raw: text => void stdout.write(text),
    entry: (value, line) => void stdout.write(`${isJson ? JSON.stringify(value) : printable(line)}\n`),
    note: text => void stderr.write(`${text}\n`),
  }
}

/** Text without what a terminal would obey: names come from other people. */
export function printable(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'number' ? value.toLocaleString('en-US') : value.replaceAll(/\p{Cc}/gu, ' ')
}

/** A time in UTC, to the second. */
export function timeOf(timestamp: string | null): string | null {
  return timestamp === null ? null : `${timestamp.slice(0, 10)} ${timestamp.slice(11, 19)}`
}
