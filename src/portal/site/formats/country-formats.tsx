import { type AddressFormat, type AddressPart, addressFormats } from '#portal/content/formats/formats.ts'
import { cx } from '#portal/ui/classes.ts'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'

const partNames: Record<AddressPart, string> = {
  number: 'house number',
  street: 'street',
  building: 'building',
  district: 'district',
  city: 'city',
  region: 'state or province',
  code: 'postal code',
}

/** Scripts that are written without spaces between the parts of a line. */
const UNSPACED = new Set(['zh', 'ja'])

/** How addresses look in one country. The choice is made of radio buttons, so it works without scripts. */
export function CountryFormats() {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="mb-3 font-medium">Country</legend>
      {addressFormats.map(format => (
        <div key={format.iso2} className="group/country contents">
          <label className="relative grid h-8 cursor-pointer place-items-center rounded-md px-2.5 text-sm text-muted ring-1 ring-line hover:text-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent">
            <input
              type="radio"
              name="country"
              value={format.iso2}
              defaultChecked={format.iso2 === 'US'}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {format.country}
          </label>
          <div className="order-last mt-3 hidden min-w-0 basis-full group-has-checked/country:block">
            <Format format={format} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}

function Format({ format }: { format: AddressFormat }) {
  const { country, building, language, lines, code, note } = format
  return (
    <section
      aria-label={`Addresses in ${country}`}
      className="grid gap-6 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-6 bar:grid-cols-[1.2fr_1fr]"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-sm text-faint">{building}</p>
        <div className="flex flex-col gap-3 text-lg">
          {lines.map(line => (
            <p
              key={line.map(({ text }) => text).join()}
              className={cx('flex flex-wrap', UNSPACED.has(language) ? 'gap-x-1' : 'gap-x-2', 'gap-y-2')}
            >
              {line.map(({ text, part }) => (
                <span key={text} className="flex flex-col">
                  <span lang={language}>{text}</span>
                  {part && (
                    <span
                      className={cx(
                        'border-t pt-0.5 text-xs',
                        part === 'code' ? 'border-accent text-accent' : 'border-line-strong text-faint',
                      )}
                    >
                      {partNames[part]}
                    </span>
                  )}
                </span>
              ))}
            </p>
          ))}
        </div>
      </div>
      <dl className="flex flex-col gap-3 text-[0.9375rem]">
        <div>
          <dt className="text-sm text-faint">Postal code</dt>
          <dd>
            {code ? (
              <>
                {code.name},{' '}
                <code translate="no" className="font-mono text-[0.92em]">
                  {code.pattern}
                </code>
              </>
            ) : (
              'none'
            )}
          </dd>
        </div>
        {code && (
          <div>
            <dt className="text-sm text-faint">Position</dt>
            <dd>{code.place}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-faint">Notes</dt>
          <dd>{note}</dd>
        </div>
      </dl>
    </section>
  )
}

/** All countries at once, for comparing. */
export function FormatTable() {
  return (
    <ScrollRegion className="overflow-x-auto">
      <table
        aria-label="Address formats by country"
        className="w-full border-t border-line text-left text-[0.9375rem]"
      >
        <thead>
          <tr>
            {['Country', 'Order', 'Postal code', 'Position'].map(name => (
              <th key={name} scope="col" className="border-b border-line py-2.5 pr-6 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {addressFormats.map(({ iso2, country, lines, code }) => (
            <tr key={iso2} className="align-top">
              <th scope="row" className="border-b border-line py-2.5 pr-6 font-medium whitespace-nowrap">
                {country}
              </th>
              <td className="border-b border-line py-2.5 pr-6 text-muted">{orderOf(lines)}</td>
              <td
                translate="no"
                className="border-b border-line py-2.5 pr-6 font-mono text-sm whitespace-nowrap"
              >
                {code?.pattern ?? 'none'}
              </td>
              <td className="border-b border-line py-2.5 pr-6 text-muted">{code?.place ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function orderOf(lines: AddressFormat['lines']): string {
  return lines.map(line => line.flatMap(({ part }) => (part ? partNames[part] : [])).join(' ')).join(' / ')
}
