/** What an HTTP status means, in plain words. */
export interface HttpStatusText {
  title: string
  help: string
}

/**
 * The HTTP statuses of errors from 400 to 511: all that IANA has registered, including reserved and retired ones
 * (account-portal §8). They explain responses that do not name an error of the catalog.
 */
export const httpStatuses: Readonly<Record<number, HttpStatusText>> = {
  400: { title: 'Bad Request', help: 'The request could not be understood. Check what you sent.' },
  401: {
    title: 'Unauthorized',
    help: 'You are not logged in, or your session has ended. Log in and try again.',
  },
  402: { title: 'Payment Required', help: 'This needs an active subscription or a payment.' },
  403: { title: 'Forbidden', help: 'You are not allowed to do this. Ask an account owner for the role.' },
  404: {
    title: 'Not Found',
    help: 'There is nothing at this address. Check it, or start from the home page.',
  },
  405: { title: 'Method Not Allowed', help: 'This address does not take this kind of request.' },
  406: {
    title: 'Not Acceptable',
    help: 'The response is not available in any of the formats that the request accepts.',
  },
  407: {
    title: 'Proxy Authentication Required',
    help: 'A proxy between you and us requires a login. Ask the administrator of your network.',
  },
  408: { title: 'Request Timeout', help: 'The request took too long to arrive. Try again.' },
  409: { title: 'Conflict', help: 'It has changed since you loaded it. Reload the page and try again.' },
  410: { title: 'Gone', help: 'This was permanently removed.' },
  411: { title: 'Length Required', help: 'The request must include the length of its body.' },
  412: { title: 'Precondition Failed', help: 'A condition of the request was not met. Check its body.' },
  413: { title: 'Content Too Large', help: 'The request is too large. Send less at once.' },
  414: { title: 'URI Too Long', help: 'The address is too long. Send the data in the body.' },
  415: { title: 'Unsupported Media Type', help: 'The format of the body is not supported. Send JSON.' },
  416: { title: 'Range Not Satisfiable', help: 'The requested part does not exist.' },
  417: {
    title: 'Expectation Failed',
    help: 'The server cannot do what the Expect header asks for. Leave the header out.',
  },
  418: { title: '(Unused)', help: 'This status is reserved and has no meaning.' },
  421: { title: 'Misdirected Request', help: 'The request reached the wrong server. Try again.' },
  422: {
    title: 'Unprocessable Content',
    help: 'The request was understood, but it cannot be carried out.',
  },
  423: { title: 'Locked', help: 'This is locked. Try again when it is released.' },
  424: { title: 'Failed Dependency', help: 'Another step that this one depends on has failed.' },
  425: { title: 'Too Early', help: 'The request was sent before the connection was secure. Try again.' },
  426: { title: 'Upgrade Required', help: 'The server requires a newer protocol. Update your client.' },
  428: {
    title: 'Precondition Required',
    help: 'The request must say which version it changes. Reload the page first.',
  },
  429: { title: 'Too Many Requests', help: 'You are going too fast. Wait a moment and try again.' },
  431: {
    title: 'Request Header Fields Too Large',
    help: 'The headers of the request are too large. Clear the cookies of this site and try again.',
  },
  451: { title: 'Unavailable For Legal Reasons', help: 'We cannot show this for legal reasons.' },
  500: { title: 'Internal Server Error', help: 'Something failed on our side. Try again in a few minutes.' },
  501: { title: 'Not Implemented', help: 'The server cannot do this yet.' },
  502: { title: 'Bad Gateway', help: 'Another service did not send a valid response. Try again.' },
  503: { title: 'Service Unavailable', help: 'The service is busy or under maintenance. Try again soon.' },
  504: { title: 'Gateway Timeout', help: 'Another service took too long to respond. Try again.' },
  505: { title: 'HTTP Version Not Supported', help: 'The server does not support this version of HTTP.' },
  506: { title: 'Variant Also Negotiates', help: 'The server is not configured correctly. Contact support.' },
  507: { title: 'Insufficient Storage', help: 'The server has no space left for this. Contact support.' },
  508: { title: 'Loop Detected', help: 'The server ran into an endless loop. Contact support.' },
  510: { title: 'Not Extended', help: 'The request needs an extension that it does not include.' },
  511: {
    title: 'Network Authentication Required',
    help: 'Your network requires you to log in first. Open its login page, and then try again.',
  },
}

/** Title and help of a status; of any other number, those of the unknown error. */
export function httpStatus(status: number): HttpStatusText {
  return (
    httpStatuses[status] ?? {
      title: 'Unknown Error',
      help: 'Try again. If it happens again, contact support.',
    }
  )
}
