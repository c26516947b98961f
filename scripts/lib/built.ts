import { services } from '../../src/backend/services.ts'

const handlers = new Map(services.map(({ name, handlers }) => [name, handlers]))

/** Whether the reference services have an operation. The handlers alone tell: no contract and no list does. */
export function isBuilt(service: string, operationId: string): boolean {
  return handlers.get(service)?.[operationId] !== undefined
}
