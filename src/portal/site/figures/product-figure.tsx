import type { ProductFigure as Content } from '#portal/content/templates/product-figures.ts'
import { AddressDemo } from '../blocks/address-demo.tsx'
import { Areas } from './areas.tsx'
import { Building } from './building.tsx'
import { Flow } from './flow.tsx'
import { Formats } from './formats.tsx'
import { Nearest } from './nearest.tsx'
import { Roof } from './roof.tsx'
import { Slice } from './slice.tsx'
import { Typing } from './typing.tsx'
import { Units } from './units.tsx'
import { Worth } from './worth.tsx'

/** The drawing of a product. A kind without a component does not compile. */
export function ProductFigure({ figure }: { figure: Content }) {
  switch (figure.kind) {
    case 'addresses':
      return <AddressDemo examples={figure.examples} note={figure.note} />
    case 'typing':
      return <Typing figure={figure} />
    case 'formats':
      return <Formats figure={figure} />
    case 'roof':
      return <Roof figure={figure} />
    case 'nearest':
      return <Nearest figure={figure} />
    case 'building':
      return <Building figure={figure} />
    case 'worth':
      return <Worth figure={figure} />
    case 'areas':
      return <Areas figure={figure} />
    case 'units':
      return <Units figure={figure} />
    case 'slice':
      return <Slice figure={figure} />
    case 'flow':
      return <Flow figure={figure} />
    default:
      return figure satisfies never
  }
}
