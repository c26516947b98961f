import { services } from '../../src/backend/services.ts'

const handlers = new Map(services.map(({ name, handlers }) => [name, handlers]))

/** Whether the reference services have an operation. Only the handlers say so: no contract or list does. */
export function isBuilt(service: string, operationId: string): boolean {
  return handlers.get(service)?.[operationId] !== undefined
}
