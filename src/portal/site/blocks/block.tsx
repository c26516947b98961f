import type { Block as Content } from '#portal/content/page.ts'
import { CodeTable } from './code-table.tsx'
import { ContractLines } from './contract-lines.tsx'
import { Digits } from './digits.tsx'
import { Answer, Exchange, Request } from './exchange.tsx'
import { Features } from './features.tsx'
import { FormBlock } from './form-block.tsx'
import { Points } from './points.tsx'
import { Products } from './products.tsx'

/** The component for each kind of block. A kind without one does not compile. */
export function Block({ block }: { block: Content }) {
  switch (block.kind) {
    case 'request':
      return <Request lookup={block.lookup} />
    case 'answer':
      return <Answer answer={block.answer} />
    case 'exchange':
      return <Exchange lookup={block.lookup} answer={block.answer} />
    case 'codes':
      return <CodeTable table={block} />
    case 'features':
      return <Features features={block.features} />
    case 'points':
      return <Points points={block.points} />
    case 'digits':
      return <Digits parts={block.parts} />
    case 'products':
      return <Products />
    case 'form':
      return <FormBlock form={block.form} />
    case 'contract':
      return <ContractLines file={block.file} lines={block.lines} />
    default:
      return block satisfies never
  }
}
