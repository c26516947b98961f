import { queryOptions } from '@tanstack/react-query'
import { getProfile } from '#generated/identity/operations.ts'
import { listProfileTopics } from '#generated/notification/operations.ts'
import { query } from '#portal/api/call.ts'
import { toProfile } from './model.ts'

export const profileQuery = queryOptions({ ...query(getProfile), select: toProfile })

export const profileTopicsQuery = query(listProfileTopics)
