import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { summaryOf } from '#domain/address-list/results.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { portalPaths } from '#portal/content/site.ts'
import { OutcomeBadge } from '#portal/shared/address-list/outcome-badge.tsx'
import { Button } from '#portal/ui/button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { DEMO_ROWS, type VerifiedList } from './demo-lookups.ts'

/** The rows of a visitor's list with their results. A default export, for `lazy`. */
export default function ListDemoResults({ rows, left, file }: VerifiedList) {
  return (
    <Card
      title="Results"
      description={
        left > 0 && (
          <>
            The demo verifies the first {DEMO_ROWS} rows. To verify the other {exactAmount(left)},{' '}
            <Link to={portalPaths.signup} className="underline underline-offset-2">
              create a free account
            </Link>
            .
          </>
        )
      }
      actions={
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          onClick={() => saveFile(new File([file], 'verified.csv', { type: 'text/csv' }))}
        >
          Download CSV
        </Button>
      }
      isFlush
    >
      <Table caption="Results" isStacked>
        <Thead>
          <Th>Address</Th>
          <Th>Result</Th>
          <Th>Verified address</Th>
        </Thead>
        <Tbody>
          {rows.map(({ number, line, result }) => (
            <Tr key={number}>
              <Td label="Address" isRowHeader className="max-w-xs">
                <span className="font-normal break-words">{line}</span>
              </Td>
              <Td label="Result">
                <OutcomeBadge result={result} />
              </Td>
              <Td label="Verified address" className="max-w-sm">
                <span className="break-words text-muted">{summaryOf(result)}</span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  )
}
