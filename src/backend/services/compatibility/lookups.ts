import { type Call, type LookupSource, type Product, respondToCompatibleLookups } from '../gateway/public.ts'

type CompatibleCall = Omit<Call, 'key'>

/** Makes the lookups of a call, which count for a product. */
export async function lookUp<Body>(
  { kernel, now, request, body, query, recordKey, noteCall }: CompatibleCall,
  product: Product,
  lookups: number,
  ask: (source: LookupSource) => Promise<Body>,
): Promise<Body> {
  const license = query.license && licenseOf(query.license, product)
  const call = { kernel, now, request, body, recordKey, noteCall, query: { ...query, license } }
  const response = await respondToCompatibleLookups(call, product, lookups, ask)
  return response.body
}

/** Of several licenses, the one that the product has. With none of its own, the call is rejected for the first one. */
function licenseOf(list: string, product: readonly string[]): string | undefined {
  const names = list.split(',').filter(Boolean)
  return names.find(name => product.includes(name)) ?? names[0]
}
