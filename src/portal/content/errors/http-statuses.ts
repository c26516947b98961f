/** The title and explanation of an HTTP status. */
export interface HttpStatusText {
  title: string
  help: string
}

/**
 * Every error status from 400 to 511 that IANA has registered, including reserved and retired ones
 * (account-portal §8). They explain responses that don't name an error of the catalog.
 */
export const httpStatuses: Readonly<Record<number, HttpStatusText>> = {
  400: { title: 'Bad Request', help: 'The server couldn’t understand the request. Check what you sent.' },
  401: {
    title: 'Unauthorized',
    help: 'You’re not logged in, or your session ended. Log in and try again.',
  },
  402: { title: 'Payment Required', help: 'This requires an active subscription or a payment.' },
  403: {
    title: 'Forbidden',
    help: 'You don’t have permission to do this. Ask an account owner for the role.',
  },
  404: {
    title: 'Not Found',
    help: 'This page doesn’t exist. Check the URL, or start from the home page.',
  },
  405: { title: 'Method Not Allowed', help: 'This URL doesn’t support this request method.' },
  406: {
    title: 'Not Acceptable',
    help: 'The response isn’t available in any format that the request accepts.',
  },
  407: {
    title: 'Proxy Authentication Required',
    help: 'A proxy on your network requires a login. Ask your network administrator.',
  },
  408: { title: 'Request Timeout', help: 'The request took too long to arrive. Try again.' },
  409: {
    title: 'Conflict',
    help: 'Someone changed this after you loaded it. Reload the page and try again.',
  },
  410: { title: 'Gone', help: 'This was permanently removed.' },
  411: { title: 'Length Required', help: 'The request must include a Content-Length header.' },
  412: { title: 'Precondition Failed', help: 'A condition of the request wasn’t met. Check its body.' },
  413: { title: 'Content Too Large', help: 'The request is too large. Send less data.' },
  414: { title: 'URI Too Long', help: 'The URL is too long. Send the data in the body.' },
  415: { title: 'Unsupported Media Type', help: 'The body’s format isn’t supported. Send JSON.' },
  416: { title: 'Range Not Satisfiable', help: 'The requested range doesn’t exist.' },
  417: {
    title: 'Expectation Failed',
    help: 'The server can’t meet the Expect header. Remove the header.',
  },
  418: { title: '(Unused)', help: 'This status is reserved and has no meaning.' },
  421: { title: 'Misdirected Request', help: 'The request reached the wrong server. Try again.' },
  422: {
    title: 'Unprocessable Content',
    help: 'The server understood the request but can’t process it.',
  },
  423: { title: 'Locked', help: 'This resource is locked. Try again later.' },
  424: { title: 'Failed Dependency', help: 'A request that this one depends on failed.' },
  425: { title: 'Too Early', help: 'The request arrived before the connection was secure. Try again.' },
  426: { title: 'Upgrade Required', help: 'The server requires a newer protocol. Update your client.' },
  428: {
    title: 'Precondition Required',
    help: 'The request must include the version it changes. Reload the page first.',
  },
  429: { title: 'Too Many Requests', help: 'You’re going too fast. Wait a moment and try again.' },
  431: {
    title: 'Request Header Fields Too Large',
    help: 'The request headers are too large. Clear this site’s cookies and try again.',
  },
  451: { title: 'Unavailable For Legal Reasons', help: 'We can’t show this for legal reasons.' },
  500: { title: 'Internal Server Error', help: 'Something failed on our side. Try again in a few minutes.' },
  501: { title: 'Not Implemented', help: 'The server doesn’t support this yet.' },
  502: { title: 'Bad Gateway', help: 'Another service sent an invalid response. Try again.' },
  503: { title: 'Service Unavailable', help: 'The service is busy or down for maintenance. Try again soon.' },
  504: { title: 'Gateway Timeout', help: 'Another service took too long to respond. Try again.' },
  505: { title: 'HTTP Version Not Supported', help: 'The server doesn’t support this HTTP version.' },
  506: { title: 'Variant Also Negotiates', help: 'The server is misconfigured. Contact support.' },
  507: { title: 'Insufficient Storage', help: 'The server is out of storage. Contact support.' },
  508: { title: 'Loop Detected', help: 'The server detected an infinite loop. Contact support.' },
  510: { title: 'Not Extended', help: 'The request is missing a required extension.' },
  511: {
    title: 'Network Authentication Required',
    help: 'Your network requires a login. Open its login page, and then try again.',
  },
}

/** Returns the title and help of a status, or of the unknown error for any other number. */
export function httpStatus(status: number): HttpStatusText {
  return (
    httpStatuses[status] ?? {
      title: 'Unknown Error',
      help: 'Try again. If it happens again, contact support.',
    }
  )
}
