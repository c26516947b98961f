import { exactAmount } from '#domain/text/amounts.ts'
import type { WorthFigure } from '#portal/content/templates/product-figures.ts'
import { FigureFrame } from './figure-frame.tsx'

/** Height of the larger bar, in the drawing's units. */
const HEIGHT = 132
const BASE = 160

/** The sale price, assessed value, and yearly tax of a property. */
export function Worth({ figure }: { figure: WorthFigure }) {
  const { address, year, land, improvements, tax, sale, note } = figure
  const total = land + improvements
  const scale = HEIGHT / Math.max(total, sale.price)
  const heights = {
    sale: sale.price * scale,
    loan: (sale.loan ?? 0) * scale,
    land: land * scale,
    improvements: improvements * scale,
  }
  const sold = new Date(sale.day).getUTCFullYear()
  return (
    <FigureFrame label="Example: financial data of a property" note={note}>
      <div className="flex items-baseline justify-between gap-4 px-4 pt-4 sm:px-6">
        <p className="font-medium">{address}</p>
      </div>
      <svg
        viewBox="0 0 360 190"
        role="img"
        aria-label={`Sold in ${sold} for ${money(sale.price)}. Assessed in ${year} at ${money(total)}.`}
        className="block w-full"
      >
        <path d={`M20 ${BASE}H340`} strokeWidth="1.5" className="stroke-line-control" />
        <g className="fill-ink" fontSize="11">
          <text x="72" y={BASE + 18} textAnchor="middle">
            sold {sold}
          </text>
          <text x="216" y={BASE + 18} textAnchor="middle">
            assessed {year}
          </text>
        </g>
        <rect x="44" y={BASE - heights.sale} width="56" height={heights.sale} className="fill-chart-6" />
        <rect x="44" y={BASE - heights.loan} width="56" height={heights.loan} className="fill-chart-2" />
        <rect x="188" y={BASE - heights.land} width="56" height={heights.land} className="fill-chart-3" />
        <rect
          x="188"
          y={BASE - heights.land - heights.improvements}
          width="56"
          height={heights.improvements}
          className="fill-chart-1"
        />
        <g className="fill-ink" fontSize="11">
          <text x="106" y={BASE - heights.sale + 10} fontWeight="600">
            {money(sale.price)}
          </text>
          {sale.loan !== null && (
            <text x="106" y={BASE - heights.loan / 2 + 4} className="fill-muted">
              loan {money(sale.loan)}
            </text>
          )}
          <text x="250" y={BASE - heights.land - heights.improvements + 10} fontWeight="600">
            {money(total)}
          </text>
          <text x="250" y={BASE - heights.land - heights.improvements / 2 + 8} className="fill-muted">
            building {money(improvements)}
          </text>
          <text x="250" y={BASE - heights.land / 2 + 4} className="fill-muted">
            land {money(land)}
          </text>
        </g>
      </svg>
      <p className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3.5 text-sm sm:px-6">
        <span className="text-muted">Property tax {tax.year}</span>
        <span className="font-medium tnum">{money(tax.amount)} per year</span>
      </p>
    </FigureFrame>
  )
}

/** Whole dollars: the figures have no cents. */
function money(cents: number): string {
  return `$${exactAmount(Math.round(cents / 100))}`
}
