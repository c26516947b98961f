import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { testInputs } from '#generated/portal/test-inputs.ts'
import { Table } from './reference-tables.tsx'

interface TestRow {
  where: string
  input: string
  status: number
  error: string | null
  number: number | null
  summary: string
}

/** What returns a response of status 200, by operation. */
export function TestSuccessTable() {
  return (
    <Table
      label="Inputs for successful responses"
      head={['Request', 'Input', 'Response']}
      rows={testInputs.successes.map(({ where, input, summary }, at, all) => ({
        id: where + input,
        cells: [
          all[at - 1]?.where !== where && <Code key="where">{where}</Code>,
          <Code key="input">{input}</Code>,
          summary,
        ],
      }))}
    />
  )
}

/** What returns each error, and on which operations if not on all. */
export function TestErrorTable() {
  return (
    <Table
      label="Inputs for errors"
      head={['Input', 'Status', 'Error', 'Number', 'Requests']}
      rows={testInputs.errors.map(({ where, input, status, error, number }) => ({
        id: `${input} ${number}`,
        cells: [
          <Code key="input">{input}</Code>,
          status,
          <ErrorLink key="error" error={error} />,
          number ?? 'none',
          where || 'All',
        ],
      }))}
    />
  )
}

/** The same for the operation that takes a point in place of a text. */
export function TestPointTable() {
  const rows: readonly TestRow[] = testInputs.points
  return (
    <Table
      label="Points"
      head={['Input', 'Status', 'Error', 'Number', 'Response']}
      rows={rows.map(({ input, status, error, number, summary }) => ({
        id: input,
        cells: [
          <Code key="input">{input}</Code>,
          status,
          error ? <ErrorLink key="error" error={error} /> : 'none',
          number ?? 'none',
          summary,
        ],
      }))}
    />
  )
}

function Code({ children }: { children: ReactNode }) {
  return (
    <code translate="no" className="font-mono text-[0.92em] whitespace-nowrap text-ink">
      {children}
    </code>
  )
}

function ErrorLink({ error }: { error: string }) {
  return (
    <Link
      to="/docs/errors/$code"
      params={{ code: error }}
      preload={false}
      className="rounded-xs underline underline-offset-2"
    >
      {error}
    </Link>
  )
}
