import {
  core,
  internationalAddressAutocomplete,
  internationalStreet,
  usAutocomplete,
  usAutocompletePro,
  usEnrichment,
  usReverseGeo,
  usStreet,
} from 'smartystreets-javascript-sdk'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../support/backend.ts'
import { type GatewayKey, makeKey, PAGE } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'

/*
 * Programs that were written for another provider, with its own client library and only another base address.
 */

let backend: Backend
let origin: string
let key: GatewayKey
beforeAll(async () => {
  backend = await startBackend()
  origin = await backend.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => backend.close())
beforeEach(async () => {
  key = await makeKey(backend, { urlCredentials: true })
})

/** A builder of clients, as programs make it, whose base address ends with the path of an API. */
function builderOf(path: string, { keyId, token } = key) {
  return new core.ClientBuilder(new core.StaticCredentials(keyId, token))
    .withBaseUrl(`${origin}/api/compatibility${path}`)
    .withMaxRetries(0)
}

test('verifies one address', async () => {
  const lookup = new usStreet.Lookup('350 5th avenue')
  Object.assign(lookup, { city: 'New York', state: 'NY', inputId: 'order 1' })
  await builderOf('/street-address').withFeatureIANATimeZone().buildUsStreetApiClient().send(lookup)
  expect(lookup.result).toMatchObject([
    {
      inputId: 'order 1',
      deliveryLine1: '350 5th Ave',
      lastLine: 'New York NY 10118-0110',
      smartyKey: expect.stringMatching(/^[\w-]+$/),
      components: { primaryNumber: '350', state: 'NY', zipCode: '10118' },
      metadata: {
        recordType: 'H',
        rdi: 'Commercial',
        precision: 'Zip9',
        timeZone: 'Eastern',
        utcOffset: -5,
        obeysDst: true,
        ianaTimeZone: 'America/New_York',
      },
      analysis: {
        dpvMatchCode: 'D',
        vacant: 'N',
        active: 'Y',
        enhancedMatch: 'postal-match,missing-secondary',
      },
    },
  ])
  expect(await countsOf(backend, key)).toMatchObject({ paid: 1 })
})

test('verifies a batch, which counts each address, and gives each its own candidates', async () => {
  const batch = new core.Batch()
  const streets = ['1 Nowhere Lane', '88 Copper Mill Ave Apt 5', '214 N Juniper St']
  for (const street of streets)
    batch.add(Object.assign(new usStreet.Lookup(street), { lastLine: 'Boulder CO 80302' }))
  batch.add(Object.assign(new usStreet.Lookup('214 N Juniper St'), { zipCode: '84116', addressee: 'Lee' }))
  await builderOf('/street-address').buildUsStreetApiClient().send(batch)
  const found = (batch.lookups as InstanceType<typeof usStreet.Lookup>[]).map(({ result }) =>
    result.map(({ deliveryLine1 }) => deliveryLine1),
  )
  expect(found).toEqual([[], ['88 Copper Mill Ave Apt 5'], [], ['214 N Juniper St']])
  expect(batch.lookups[3]?.result[0]).toMatchObject({ addressee: 'Lee', inputIndex: 3 })
  expect(await countsOf(backend, key)).toMatchObject({ paid: 4 })
})

test('completes an address with filters and preferences', async () => {
  const complete = async (changes: object) => {
    const lookup = Object.assign(new usAutocompletePro.Lookup('700 '), changes)
    await builderOf('/lookup').buildUsAutocompleteProClient().send(lookup)
    return lookup.result.map(({ state }) => state)
  }
  expect(await complete({})).toEqual(['IL', 'MA', 'WA', 'RI'])
  expect(await complete({ includeOnlyStates: ['RI', 'MA'] })).toEqual(['MA', 'RI'])
  expect(await complete({ includeOnlyStates: ['WA'] })).toEqual(['WA'])
  expect(await complete({ excludeStates: ['IL', 'RI'] })).toEqual(['MA', 'WA'])
  expect(await complete({ includeOnlyCities: ['BOSTON,SPRINGFIELD,MA', 'seattle'] })).toEqual(['MA', 'WA'])
  expect(await complete({ includeOnlyCities: ['BOSTON,MA'] })).toEqual([])
  expect(await complete({ includeOnlyZIPCodes: ['62701'] })).toEqual(['IL'])
  expect(await complete({ maxResults: 2 })).toEqual(['IL', 'MA'])
  expect(await complete({ preferStates: ['RI', 'WA'] })).toEqual(['WA', 'RI', 'IL', 'MA'])
  expect(await complete({ preferZIPCodes: ['01103'], excludeStates: ['WA'] })).toEqual(['MA', 'IL', 'RI'])
  expect(await complete({ preferStates: ['RI'], preferRatio: 0 })).toEqual(['IL', 'MA', 'WA'])
})

test('lists the units of a selected building', async () => {
  const search = async (text: string, selected?: string) => {
    const lookup = Object.assign(new usAutocompletePro.Lookup(text), selected ? { selected } : {})
    await builderOf('/lookup').buildUsAutocompleteProClient().send(lookup)
    return lookup.result
  }
  const [building] = await search('88 copper mill')
  expect(building).toMatchObject({ streetLine: '88 Copper Mill Ave', entries: 24 })
  const { streetLine = '', secondary = '', entries, city, state, zipcode } = building ?? {}
  const selected = `${streetLine} ${secondary} (${entries}) ${city} ${state} ${zipcode}`
  const units = await search('88 Copper Mill Ave Apt 2', selected)
  expect(units.map(unit => unit.secondary)).toEqual([
    'Apt 2',
    'Apt 20',
    'Apt 21',
    'Apt 22',
    'Apt 23',
    'Apt 24',
  ])
  expect(units.every(unit => unit.entries === 0)).toBe(true)
})

test('completes with the newer client too, whose entries have ids', async () => {
  const search = async (changes: object) => {
    const lookup = Object.assign(new usAutocomplete.Lookup('88 copper mill'), changes)
    await builderOf('/lookup').buildUsAutocompleteClient().send(lookup)
    return lookup.result
  }
  const [building] = await search({})
  const [unit] = await search({ selected: building?.entryId })
  expect(unit).toMatchObject({ secondary: 'Apt 1', smartyKey: expect.stringMatching(/^[\w-]+$/) })
})

test('finds the nearest addresses', async () => {
  const lookup = new usReverseGeo.Lookup(40.7762, -111.8956)
  await builderOf('/lookup').buildUsReverseGeoClient().send(lookup)
  expect(lookup.response.results[0]).toMatchObject({
    address: {
      street: '214 N Juniper St',
      stateAbbreviation: 'UT',
      smartyKey: expect.stringMatching(/^\w+$/),
    },
    coordinate: { latitude: 40.77616, accuracy: 'Rooftop' },
  })
})

test('returns what is known of an address by the key of a candidate', async () => {
  const street = Object.assign(new usStreet.Lookup('214 N Juniper St'), { zipCode: '84116' })
  await builderOf('/street-address').buildUsStreetApiClient().send(street)
  const client = builderOf('/lookup').buildUsEnrichmentClient()
  const lookup = () => new usEnrichment.Lookup(street.result[0]?.smartyKey)
  expect((await client.sendPrincipal(lookup())).response).toMatchObject({
    dataSetName: 'property',
    attributes: { bedrooms: '4', yearBuilt: '2002', acres: '0.33' },
  })
  expect((await client.sendFinancial(lookup())).response).toMatchObject({
    attributes: { assessedValue: '489300', saleDate: '2009-06-02' },
  })
  expect((await client.sendGeo(lookup())).response).toMatchObject({
    attributes: { coreBasedStatArea: { name: 'Salt Lake City, UT' } },
  })
  expect((await client.sendSecondary(lookup())).response).toMatchObject({
    rootAddress: { secondaryCount: 0, primaryNumber: '214' },
    secondaries: [],
  })
  expect((await client.sendSecondaryCount(lookup())).response).toMatchObject({ count: 0 })
  const foreign = client.sendPrincipal(new usEnrichment.Lookup('325023201'))
  await expect(foreign).rejects.toThrow("We couldn't find that.")
})

test('verifies and completes addresses abroad', async () => {
  const lookup = new internationalStreet.Lookup('Germany', 'Lindenhofweg 12, 20354 Hamburg')
  lookup.geocode = 'true'
  await builderOf('/verify').buildInternationalStreetClient().send(lookup)
  expect(lookup.result).toMatchObject([
    {
      address1: 'Lindenhofweg 12',
      components: { countryIso3: 'DEU', thoroughfare: 'Lindenhofweg', premise: '12' },
      analysis: { verificationStatus: 'Verified', addressPrecision: 'Premise' },
      metadata: { latitude: 53.5569, geocodePrecision: 'Premise' },
    },
  ])
  const client = builderOf('/v2/lookup').buildInternationalAddressAutocompleteClient()
  const search = async (changes: object) => {
    const typed = new internationalAddressAutocomplete.Lookup({
      country: 'DEU',
      search: 'lindenh',
      ...changes,
    })
    return (await client.send(typed)).result
  }
  const [group] = await search({})
  expect(group).toMatchObject({ entries: 48, addressText: 'Lindenhofweg 20354 Hamburg' })
  expect(await search({ includeOnlyLocality: 'Berlin' })).toEqual([])
  const [house] = await search({ addressId: group?.addressId, search: 'lindenhofweg 12' })
  const [address] = await search({ addressId: house?.addressId })
  expect(address).toMatchObject({ street: 'Lindenhofweg 12', locality: 'Hamburg', countryIso3: 'DEU' })
})

test('reports errors with the messages of ours, in the types of the client', async () => {
  const send = (of: GatewayKey) =>
    builderOf('/street-address', of)
      .buildUsStreetApiClient()
      .send(Object.assign(new usStreet.Lookup('350 5th Ave'), { zipCode: '10118' }))
  const wrong = await send({ ...key, token: 'sk_wrong' }).catch(({ error }) => error)
  expect(wrong).toBeInstanceOf(core.Errors.BadCredentialsError)
  expect(wrong.message).toBe('This key is not permitted to do this.')
  const closed = await makeKey(backend)
  const inUrl = await send(closed).catch(({ error }) => error)
  expect(inUrl.message).toContain('can’t be sent in the URL')
  const unpaid = await send(await makeKey(backend, { urlCredentials: true, plans: [] })).catch(
    ({ error }) => error,
  )
  expect(unpaid).toBeInstanceOf(core.Errors.PaymentRequiredError)
  const basic = new core.ClientBuilder(new core.BasicAuthCredentials(closed.keyId, closed.token))
    .withBaseUrl(`${origin}/api/compatibility/street-address`)
    .withLicenses(['us-rooftop-geocoding-cloud', 'us-core-cloud'])
  const lookup = Object.assign(new usStreet.Lookup('350 5th Ave'), { zipCode: '10118' })
  await basic.buildUsStreetApiClient().send(lookup)
  expect(lookup.result).toHaveLength(1)
  expect(await countsOf(backend, closed)).toMatchObject({ paid: 1 })
})

test('a page of any site may call with an embedded key, as its browser finds out first', async () => {
  const url = '/api/compatibility/lookup/MjE0IE4gSnVuaXBlciBTdHw4NDExNg/geo-reference'
  const asked = await backend.inject({ method: 'OPTIONS', url })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type, Authorization, X-Tag',
  })
  const { keyId } = await makeKey(backend, { kind: 'embedded' })
  const called = await backend.inject({ method: 'GET', url: `${url}?key=${keyId}`, headers: PAGE })
  expect(called.json()).toMatchObject([{ data_set_name: 'geo-reference' }])
})

test('an address that no operation has is rejected in the same form', async () => {
  const { statusCode, body } = await backend.inject({
    url: '/api/compatibility/lookup/MjE0IE4gSnVuaXBlciBTdHw4NDExNg/business',
  })
  expect(statusCode).toBe(404)
  expect(JSON.parse(body)).toMatchObject({ errors: [{ name: 'not-found' }] })
})

test('no log has a token of a URL, an address, or a key of one', () => {
  const log = backend.log.join('\n')
  expect(log).toContain('/api/compatibility/lookup/:smarty_key/property/principal')
  expect(log).not.toMatch(/sk_|Juniper|MjE0IE4g/i)
})
