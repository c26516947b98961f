/**
 * What services keep in memory as long as a kernel: returns what `create` returns, in whose closure the state is. It is
 * called once for each kernel, when it is first needed.
 */
export type StateOf<Kernel> = <State>(create: (kernel: Kernel) => State) => State

export function createState<Kernel>(kernel: () => Kernel): StateOf<Kernel> {
  const states = new Map<(kernel: Kernel) => unknown, unknown>()
  return <State>(create: (kernel: Kernel) => State): State => {
    if (!states.has(create)) states.set(create, create(kernel()))
    return states.get(create) as State
  }
}
