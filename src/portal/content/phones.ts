/** A phone line of this deployment: a variable of its build. The build fails for one that isn't a phone number. */
export interface PhoneLine {
  label: string
  /** In the form for `tel:` links: `+18015550123`. */
  number: string
  /** In the form for display. */
  text: string
}

/** E.164: a plus sign, then up to 15 digits that start with the country code. */
const NUMBER = /^\+[1-9]\d{6,14}$/
const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/

/** Returns the phone lines that have a number. */
export function phoneLines(lines: readonly (readonly [label: string, number: unknown])[]): PhoneLine[] {
  return lines.flatMap(([label, value]) => {
    const number = textOf(value)
    return number ? [{ label, number, text: readable(number) }] : []
  })
}

/** Throws for a phone line that isn't a phone number. */
export function checkPhones(variables: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(variables)) {
    const number = name.startsWith('VITE_PHONE_') && textOf(value)
    if (number && !NUMBER.test(number))
      throw new Error(`${name} must be a phone number such as +18015550123, not ${number}`)
  }
}

/** Groups the digits of a US number. Other countries group digits differently, so their numbers stay unchanged. */
function readable(number: string): string {
  const groups = US_NUMBER.exec(number)?.slice(1)
  return groups ? `+1 ${groups.join('-')}` : number
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The phone lines of this deployment, in the order of the footer. Node tools that read the content have no variables. */
export const phones: readonly PhoneLine[] = phoneLines([
  ['Sales', import.meta.env?.VITE_PHONE_SALES],
  ['Support', import.meta.env?.VITE_PHONE_SUPPORT],
  ['Billing', import.meta.env?.VITE_PHONE_BILLING],
  ['Fax', import.meta.env?.VITE_PHONE_FAX],
  ['Toll-free in the US', import.meta.env?.VITE_PHONE_TOLL_FREE],
  ['Enterprise sales', import.meta.env?.VITE_PHONE_ENTERPRISE_SALES],
])
