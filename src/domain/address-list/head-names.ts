import type { Part } from '#domain/address-list/mapping.ts'

/**
 * What the heads of columns are called in exports of address books, shops, and payment services, in English,
 * German, Spanish, and French; in lower case without accents, spaces, and punctuation, the likelier one first.
 * What says whose address it is (`Business Street`, `Shipping Address1`) is taken off before.
 */
export const NAMES: Readonly<Record<Part, readonly string[]>> = {
  number: [
    'housenumber',
    'houseno',
    'streetnumber',
    'streetno',
    'addressnumber',
    'hausnummer',
    'hausnr',
    'numero',
    'numeroexterior',
    'noexterior',
    'numerodecasa',
  ],
  street: [
    'address1',
    'addressline1',
    'address1line1',
    'streetaddress',
    'streetaddress1',
    'street1',
    'streetline1',
    'streetline',
    'street',
    'streetname',
    'line1',
    'addr1',
    'addr',
    'deliveryaddress',
    'deliveryline1',
    'strasse',
    'strassehausnummer',
    'strasseundhausnummer',
    'strassenr',
    'strasse1',
    'str',
    'adresszeile1',
    'adresse1',
    'calle',
    'calleynumero',
    'calle1',
    'direccion1',
    'lineadedireccion1',
    'direccionlinea1',
    'domicilio',
    'rue',
    'address',
    'adresse',
    'anschrift',
    'direccion',
  ],
  secondary: [
    'address2',
    'addressline2',
    'address1line2',
    'streetaddress2',
    'street2',
    'streetline2',
    'line2',
    'addr2',
    'extendedaddress',
    'secondary',
    'unit',
    'unitnumber',
    'apt',
    'aptsuite',
    'aptunit',
    'apartment',
    'suite',
    'deliveryline2',
    'adresszusatz',
    'adresszeile2',
    'adresse2',
    'strasse2',
    'wohnung',
    'calle2',
    'direccion2',
    'lineadedireccion2',
    'direccionlinea2',
    'apartamento',
    'departamento',
    'depto',
    'piso',
    'unidad',
  ],
  city: [
    'city',
    'cityname',
    'town',
    'citytown',
    'towncity',
    'locality',
    'municipality',
    'ort',
    'stadt',
    'wohnort',
    'ciudad',
    'poblacion',
    'localidad',
    'municipio',
    'ville',
  ],
  state: [
    'state',
    'stateabbreviation',
    'stateabbr',
    'statecode',
    'st',
    'provincecode',
    'province',
    'stateprovince',
    'stateregion',
    'region',
    'stateorprovince',
    'provincename',
    'bundesland',
    'bundesstaat',
    'bundeslandkanton',
    'estado',
    'estadoprovincia',
    'estadooprovincia',
    'provincia',
    'etat',
  ],
  zipcode: [
    'zip',
    'zipcode',
    'zip5',
    'postalcode',
    'postcode',
    'postal',
    'zippostalcode',
    'zippostal',
    'postalcodezip',
    'ziporpostalcode',
    'zipplus4',
    'zip4code',
    'plz',
    'postleitzahl',
    'codigopostal',
    'codpostal',
    'cp',
    'codepostal',
  ],
  address: [
    'fulladdress',
    'completeaddress',
    'addressfull',
    'address1formatted',
    'formattedaddress',
    'formatted',
    'singlelineaddress',
    'mailingaddress',
    'location',
    'vollstandigeadresse',
    'direccioncompleta',
  ],
}
export const PARTS = Object.keys(NAMES) as Part[]

/** Columns that are no part of an address, but name columns all the same. */
export const OTHERS = new Set(
  `name fullname firstname lastname middlename company companyname organization organizationname email emailaddress
   phone phonenumber mobile id customer customerid customername country countrycode notes date created createdutc
   vorname nachname firma land telefon kunde kundennummer nombre apellido apellidos empresa pais telefono correo
   cliente nom prenom pays number order orderid label title`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whose address a column is part of, before or after the name of the part: a line for each. */
export const OWNERS = `
  shippingaddress shipping shipto lieferadresse liefer deenvio envio
  billingaddress billing billto rechnungsadresse rechnungs defacturacion facturacion
  businessaddress business geschaftlich deltrabajo detrabajo trabajo
  workaddress work
  homeaddress home privat deldomicilioparticular particular deldomicilio
  otheraddress other weitere
  defaultaddress default
  primaryaddress primary
  cardaddress card
  customeraddress customer
  companyaddress company
  contactaddress contact
  mailingaddress mailing
  propertyaddress property
  deliveryaddress delivery
  recipientaddress recipient
  address1
  address2
  address3
  address`
  .trim()
  .split('\n')
  .map(line => line.trim().split(' '))
