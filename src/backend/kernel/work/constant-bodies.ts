const constants = new WeakSet<object>()

/** Says of a body that no one changes it any more, so that it is compared with the contract and written only once. */
export function markConstant<Body extends object>(body: Body): Body {
  constants.add(body)
  return body
}

export const isConstant = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && constants.has(body)
