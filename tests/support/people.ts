import { openAccount } from '#backend/modules/accounts/public.ts'
import type { Backend, Person } from './backend.ts'
import { DANA, type World } from './contract/world.ts'

/** Makes the person a member of one more account; returns its number. */
export function joinAnotherAccount(world: World, { userId }: Person): Promise<number> {
  return world.given(41391, ({ db, clock }) =>
    openAccount(db, { userId, label: 'Fabrikam', now: clock.now() }),
  )
}

const shared = new WeakMap<Backend, Map<string, Promise<Person>>>()

/** A logged-in person with these roles, the same one for several cases that change nothing. */
export function sharedPerson(world: Pick<World, 'given'>, roles: readonly string[]): Promise<Person> {
  return world.given(DANA, backend => {
    const people = shared.get(backend) ?? new Map<string, Promise<Person>>()
    shared.set(backend, people)
    // A token ends with the clock, so a shared person does not outlive the next step of it.
    const key = `${backend.clock.now().getTime()} ${roles.join()}`
    const known = people.get(key) ?? backend.person({ roles: [...roles] })
    people.set(key, known)
    return known
  })
}
