import type { FastifyReply } from 'fastify'
import { streamBody } from '../http/stream-body.ts'
import type { FileResponse } from './handler-types.ts'

/** Sends a file to save, whole or piece by piece. `onViolations` sees what is sent. */
export function sendFile(
  reply: FastifyReply,
  file: FileResponse,
  onViolations: (content: string | Buffer) => void,
) {
  const { name, content } = file
  const type = file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type
  const headers = {
    'content-disposition': `attachment; filename="${name}"`,
    // Someone else may have uploaded it. Even in a frame it must do nothing.
    'content-security-policy': "default-src 'none'; sandbox",
  }
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    onViolations(content)
    return reply.type(type).headers(headers).send(content)
  }
  const pieces = async function* () {
    for await (const piece of content) {
      onViolations(piece)
      yield piece
    }
  }
  return streamBody(reply, pieces(), type, headers)
}
