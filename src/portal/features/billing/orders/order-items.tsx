import { dollars } from '#domain/text/money.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { Order } from '../shared/order.ts'
import type { Receipt } from './details.ts'

/** What was ordered, with the tax of each item and what it comes to. */
export function OrderItems({
  order,
  taxLines,
}: {
  order: Order
  taxLines: Receipt['tax_lines'] | undefined
}) {
  const { amount, taxAmount, totalAmount } = order
  const taxes = taxLines?.length ? taxLines : [{ label: 'Tax', amount: taxAmount }]
  return (
    <Card title="Items" isFlush>
      <Table caption={`Items of order ${order.id}`}>
        <Thead>
          <Th>Product</Th>
          <Th className="text-right">Tax</Th>
          <Th className="text-right">Amount</Th>
        </Thead>
        <Tbody>
          {order.items.map(item => (
            <Tr key={item.id}>
              <Td isRowHeader>
                <span className="block wrap-anywhere">{item.product}</span>
                <span className="block font-normal text-muted">{item.plan}</span>
              </Td>
              <Td align="end">
                <span className="tabular-nums">{dollars(item.taxAmount)}</span>
              </Td>
              <Td align="end">
                <span className="tabular-nums">{dollars(item.amount)}</span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <dl className="ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-8 gap-y-1.5 px-5 py-4">
        <Sum name="Subtotal" cents={amount} />
        {taxes.map(({ label, amount: cents }) => (
          <Sum key={label} name={label} cents={cents} />
        ))}
        <Sum name="Total" cents={totalAmount} isStrong />
      </dl>
    </Card>
  )
}

function Sum({ name, cents, isStrong = false }: { name: string; cents: number; isStrong?: boolean }) {
  const weight = isStrong ? 'font-medium text-ink' : 'text-muted'
  return (
    <>
      <dt className={weight}>{name}</dt>
      <dd className={`text-right tabular-nums ${weight}`}>{dollars(cents)}</dd>
    </>
  )
}
