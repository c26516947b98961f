import type { APIRequestContext } from '@playwright/test'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations.ts'
import { logIn, searchUsers, setUserPassword } from '#generated/identity/operations.ts'
import { expect, type Person } from './test.ts'

/** Sets a person's password as our staff do. Staff have no page for it. */
export async function setPasswordAsStaff(
  request: APIRequestContext,
  { staff, person, password, origin }: { staff: Person; person: Person; password: string; origin: string },
): Promise<void> {
  let authorization = ''
  const send = async ({ service, method, path }: Operation, options: object = {}) => {
    const headers = { origin, ...(authorization && { authorization }) }
    const answer = await request.fetch(`/api/${service}${path}`, { method, headers, ...options })
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true)
    return answer.status() === 204 ? undefined : answer.json()
  }
  await send(logIn, { data: { username: staff.username, password: staff.password } })
  authorization = `Bearer ${(await send(createToken)).access_token}`
  const found = await send(searchUsers, { params: { text: person.username } })
  const path = setUserPassword.path.replace('{id}', found.users[0].user_id)
  await send(
    { ...setUserPassword, path },
    { params: { reason: 'Requested by the customer by phone' }, data: { new_password: password } },
  )
}
