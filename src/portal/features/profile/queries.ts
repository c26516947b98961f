import { queryOptions } from '@tanstack/react-query'
import { getOwnCredentials, getProfile, listCredentials } from '#generated/identity/operations.ts'
import { listProfileTopics } from '#generated/notification/operations.ts'
import { query } from '#portal/api/call.ts'
import { toProfile } from './model.ts'

export const profileQuery = queryOptions({ ...query(getProfile), select: toProfile })

export const profileTopicsQuery = query(listProfileTopics)

export const credentialsQuery = queryOptions({
  ...query(listCredentials),
  select: ({ credentials }) => credentials,
})

export const usernameQuery = queryOptions({
  ...query(getOwnCredentials),
  select: ({ username }) => username,
})
