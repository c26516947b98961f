import { expect, test } from 'vitest'
import { guessMapping, isHeader } from '#domain/address-list/columns.ts'
import type { Part } from '#domain/address-list/mapping.ts'

const filled = (heads: readonly string[], only: RegExp) => heads.map(head => (only.test(head) ? 'x' : ''))

test.each<[program: string, heads: string, only: RegExp, expected: Partial<Record<Part, string>>]>([
  [
    'Outlook, business',
    'First Name,Last Name,Business Street,Business Street 2,Business City,Business State,Business Postal Code,Home Street,Home City',
    /Business/,
    {
      street: 'Business Street',
      secondary: 'Business Street 2',
      city: 'Business City',
      state: 'Business State',
      zipcode: 'Business Postal Code',
    },
  ],
  [
    'Outlook, home',
    'Business Street,Business City,Business State,Business Postal Code,Home Street,Home Street 2,Home City,Home State,Home Postal Code,Home Country/Region',
    /Home/,
    {
      street: 'Home Street',
      secondary: 'Home Street 2',
      city: 'Home City',
      state: 'Home State',
      zipcode: 'Home Postal Code',
    },
  ],
  [
    'Stripe',
    'id,Description,Email,Name,Created (UTC),Card Address Line1,Card Address Line2,Card Address City,Card Address State,Card Address Zip,Shipping Address Line1',
    /Card/,
    {
      street: 'Card Address Line1',
      secondary: 'Card Address Line2',
      city: 'Card Address City',
      state: 'Card Address State',
      zipcode: 'Card Address Zip',
    },
  ],
  [
    'Stripe, shipping',
    'id,customer_email,shipping_address_line1,shipping_address_line2,shipping_address_city,shipping_address_state,shipping_address_postal_code,shipping_address_country',
    /ship/,
    {
      street: 'shipping_address_line1',
      secondary: 'shipping_address_line2',
      city: 'shipping_address_city',
      state: 'shipping_address_state',
      zipcode: 'shipping_address_postal_code',
    },
  ],
  [
    'Shopify orders',
    'Name,Email,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing City,Billing Zip,Billing Province,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Province Name',
    /Shipping/,
    {
      street: 'Shipping Address1',
      secondary: 'Shipping Address2',
      city: 'Shipping City',
      state: 'Shipping Province',
      zipcode: 'Shipping Zip',
    },
  ],
  [
    'Shopify customers',
    'First Name,Last Name,Email,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip',
    /Default/,
    {
      street: 'Default Address Address1',
      secondary: 'Default Address Address2',
      city: 'Default Address City',
      state: 'Default Address Province Code',
      zipcode: 'Default Address Zip',
    },
  ],
  [
    'Google Contacts',
    'First Name,Last Name,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Address 2 - Street,Address 2 - City',
    /Address 1/,
    {
      street: 'Address 1 - Street',
      secondary: 'Address 1 - Extended Address',
      city: 'Address 1 - City',
      state: 'Address 1 - Region',
      zipcode: 'Address 1 - Postal Code',
    },
  ],
  [
    'Salesforce',
    'Name,Mailing Street,Mailing City,Mailing State/Province,Mailing Zip/Postal Code',
    /Mailing/,
    {
      street: 'Mailing Street',
      city: 'Mailing City',
      state: 'Mailing State/Province',
      zipcode: 'Mailing Zip/Postal Code',
    },
  ],
  [
    'German',
    'Kunde;Straße;Hausnummer;Ort;Bundesland;PLZ'.replaceAll(';', ','),
    /./,
    { number: 'Hausnummer', street: 'Straße', city: 'Ort', state: 'Bundesland', zipcode: 'PLZ' },
  ],
  [
    'German Outlook',
    'Vorname,Nachname,Straße geschäftlich,Straße geschäftlich 2,Ort geschäftlich,Region geschäftlich,Postleitzahl geschäftlich,Straße privat,Ort privat',
    /gesch/,
    {
      street: 'Straße geschäftlich',
      secondary: 'Straße geschäftlich 2',
      city: 'Ort geschäftlich',
      state: 'Region geschäftlich',
      zipcode: 'Postleitzahl geschäftlich',
    },
  ],
  [
    'German shop',
    'Name,Lieferadresse Straße,Lieferadresse Adresszusatz,Lieferadresse Stadt,Lieferadresse Postleitzahl',
    /Liefer/,
    {
      street: 'Lieferadresse Straße',
      secondary: 'Lieferadresse Adresszusatz',
      city: 'Lieferadresse Stadt',
      zipcode: 'Lieferadresse Postleitzahl',
    },
  ],
  [
    'Spanish',
    'Nombre,Dirección,Ciudad,Estado,Código postal',
    /./,
    { street: 'Dirección', city: 'Ciudad', state: 'Estado', zipcode: 'Código postal' },
  ],
  [
    'Spanish, divided',
    'Nombre,Calle,Número,Piso,Población,Provincia,C.P.',
    /./,
    {
      street: 'Calle',
      number: 'Número',
      secondary: 'Piso',
      city: 'Población',
      state: 'Provincia',
      zipcode: 'C.P.',
    },
  ],
  [
    'Spanish Outlook',
    'Nombre,Calle del trabajo,Ciudad de trabajo,Estado o provincia de trabajo,Código postal del trabajo',
    /trabajo/,
    {
      street: 'Calle del trabajo',
      city: 'Ciudad de trabajo',
      state: 'Estado o provincia de trabajo',
      zipcode: 'Código postal del trabajo',
    },
  ],
  [
    'capitals and underscores',
    'CUST_ID,STREET_ADDRESS,APT_SUITE,CITY,STATE_CODE,ZIP_CODE',
    /./,
    {
      street: 'STREET_ADDRESS',
      secondary: 'APT_SUITE',
      city: 'CITY',
      state: 'STATE_CODE',
      zipcode: 'ZIP_CODE',
    },
  ],
])('heads of %s', (_, text, only, expected) => {
  const heads = text.split(',')
  expect(isHeader(heads)).toBe(true)
  const mapping = guessMapping(heads, [filled(heads, only)])
  expect(Object.fromEntries(Object.entries(mapping).map(([part, at]) => [part, heads[at]]))).toEqual(expected)
})
