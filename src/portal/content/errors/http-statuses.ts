/** A status of HTTP for people. */
export interface HttpStatusText {
  title: string
  help: string
}

/**
 * The HTTP statuses of errors from 400 to 511: every one that IANA has registered, its reserved and retired
 * ones included (account-portal §8). It explains answers that name no error of the catalogue.
 */
export const httpStatuses: Readonly<Record<number, HttpStatusText>> = {
  400: { title: 'Bad Request', help: 'The request could not be understood. Check what you sent.' },
  401: { title: 'Unauthorized', help: 'You are not logged in, or no longer. Log in and try again.' },
  402: { title: 'Payment Required', help: 'This needs an active subscription or a payment.' },
  403: { title: 'Forbidden', help: 'You are not allowed to do this. Ask an account owner for the role.' },
  404: {
    title: 'Not Found',
    help: 'There is nothing at this address. Check it, or start from the home page.',
  },
  405: { title: 'Method Not Allowed', help: 'This address does not take this kind of request.' },
  406: { title: 'Not Acceptable', help: 'The answer exists in none of the forms that were asked for.' },
  407: {
    title: 'Proxy Authentication Required',
    help: 'A proxy on the way asks who you are. Speak to whoever runs your network.',
  },
  408: { title: 'Request Timeout', help: 'The request took too long to arrive. Try again.' },
  409: { title: 'Conflict', help: 'The thing has changed in the meantime. Reload it and try again.' },
  410: { title: 'Gone', help: 'What was here has been removed for good.' },
  411: { title: 'Length Required', help: 'The request has to say how long its body is.' },
  412: { title: 'Precondition Failed', help: 'A condition of the request was not met. Check its body.' },
  413: { title: 'Content Too Large', help: 'The request is too large. Send less at once.' },
  414: { title: 'URI Too Long', help: 'The address is too long. Send the data in the body.' },
  415: { title: 'Unsupported Media Type', help: 'The body has a form that is not read here. Send JSON.' },
  416: { title: 'Range Not Satisfiable', help: 'The part that was asked for is not there.' },
  417: { title: 'Expectation Failed', help: 'The Expect header of the request cannot be met. Leave it out.' },
  418: { title: '(Unused)', help: 'This status is reserved and has no meaning of its own.' },
  421: { title: 'Misdirected Request', help: 'The request reached the wrong server. Try again.' },
  422: {
    title: 'Unprocessable Content',
    help: 'The request was understood, but what it says cannot be done.',
  },
  423: { title: 'Locked', help: 'The thing is locked. Try again once it is free.' },
  424: { title: 'Failed Dependency', help: 'Another step that this one needs has failed.' },
  425: { title: 'Too Early', help: 'The request came before the connection was safe. Try again.' },
  426: { title: 'Upgrade Required', help: 'The server asks for a newer protocol. Update your client.' },
  428: {
    title: 'Precondition Required',
    help: 'The request must say which version it changes. Reload first.',
  },
  429: { title: 'Too Many Requests', help: 'You are going too fast. Wait a little and try again.' },
  431: {
    title: 'Request Header Fields Too Large',
    help: 'The headers of the request are too large. Clear the cookies of this site and try again.',
  },
  451: { title: 'Unavailable For Legal Reasons', help: 'The law does not let us show this.' },
  500: { title: 'Internal Server Error', help: 'Something failed on our side. Try again in a few minutes.' },
  501: { title: 'Not Implemented', help: 'The server cannot do this yet.' },
  502: { title: 'Bad Gateway', help: 'A service behind ours gave no proper answer. Try again.' },
  503: { title: 'Service Unavailable', help: 'The service is busy or being worked on. Try again soon.' },
  504: { title: 'Gateway Timeout', help: 'A service behind ours took too long. Try again.' },
  505: { title: 'HTTP Version Not Supported', help: 'The server does not speak this version of HTTP.' },
  506: { title: 'Variant Also Negotiates', help: 'The server is set up wrongly. Contact support.' },
  507: { title: 'Insufficient Storage', help: 'The server has no room for this now. Contact support.' },
  508: { title: 'Loop Detected', help: 'The server went in circles. Contact support.' },
  510: { title: 'Not Extended', help: 'The request needs an extension that it does not name.' },
  511: {
    title: 'Network Authentication Required',
    help: 'Your network asks you to log in first. Open its page, and then try again.',
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
