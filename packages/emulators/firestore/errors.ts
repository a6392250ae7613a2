/**
 * HTTP status of each error code. Firestore's clients ignore the error code and evaluate only this
 * status.
 */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

/** The gRPC code of each error, which a batch write reports for each failed write. */
const RPC_CODE = {
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

type ErrorStatus = keyof typeof HTTP_STATUS;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ErrorStatus;
  readonly httpStatus: number;

  constructor(status: ErrorStatus, message: string, httpStatus: number = HTTP_STATUS[status]) {
    super(message);
    this.status = status;
    this.httpStatus = httpStatus;
  }

  get rpcCode(): number {
    return RPC_CODE[this.status];
  }

  toJson(): { error: { code: number; message: string; status: ErrorStatus } } {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } };
  }
}

export const createArgumentError = (message: string): ApiError =>
  new ApiError('INVALID_ARGUMENT', message);

export const createNotFoundError = (message: string): ApiError =>
  new ApiError('NOT_FOUND', message);

/** Converts any thrown value to an error response. A bug becomes an INTERNAL error. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return new ApiError('INTERNAL', `Internal error of the emulator: ${reason}`);
}
