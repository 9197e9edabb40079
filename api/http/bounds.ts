import { MINUTE_MS } from '#shared/base/duration'

/**
 * Limits of one process (docs/security.md, 4.2). For scale: our longest document is 6 kB, a photo 5
 * MB; a save takes 3–5 ms of one core.
 */
export const bounds = {
  /** The limit of requests without a valid access token, and of public REST calls. */
  anonymousBodyBytes: 64_000,
  /** The limit of a REST call with a session. */
  restBodyBytes: 100_000,
  /** The limit with a session; variables may contain a small photo. */
  graphqlBodyBytes: 1_000_000,
  /** The total of all bodies that are being received. Beyond it, the oldest is refused. */
  unfinishedBytes: 128_000_000,
  /** The nesting of JSON (ours: 4), since its readers are recursive. */
  jsonDepth: 64,
  /**
   * The number of values in JSON: many small ones take 100 times as long to parse as text of that
   * size.
   */
  jsonValues: 20_000,

  /** The time from the connection's first byte to the last header. */
  headersMs: 10_000,
  /** The time to the last byte of the body; photos have their own limits below. */
  requestMs: 30_000,
  /** How often node:http checks the two; its default of 30 s would be added to them. */
  checkEveryMs: 1_000,
  /**
   * Longer than the 60 s of usual proxies, which would otherwise reuse a connection that we are
   * closing.
   */
  keepAliveMs: 65_000,
  /** The connection is closed if no byte is transferred in either direction. */
  idleMs: MINUTE_MS,
  /** The slowest allowed response: this many bytes in each interval, 6 kB/s. */
  sendIntervalMs: MINUTE_MS,
  sendIntervalBytes: 360_000,

  /**
   * Open sockets, 20–30 kB each. Beyond the first limit idle ones are closed and new ones get
   * 503. Beyond the second, they are not accepted.
   */
  connections: 4_000,
  connectionsAtMost: 8_000,
  /**
   * Connections that the system has accepted and Node has not (net.core.somaxconn may allow fewer;
   * Node's own default is 511). Beyond it they are dropped, and a client tries again after 1, 3, 7
   * and 15 s.
   */
  backlog: 4_096,
  /**
   * The requests that a connection may send before its first response. node:http keeps them in memory
   * until then. Beyond it, the connection is closed at once.
   */
  pipelined: 16,
  /** How long a connection beyond `connections` may stay open before its request. */
  excessConnectionMs: 2_000,
  /**
   * Requests that are being processed, without those whose body is still being received. A core
   * processes 200–400 a second, so that the last one waits two seconds. 500 devices that reconnect
   * at once are within the limit.
   */
  requests: 512,
  /** The share of one network (network.ts): the other half stays free for others. */
  requestsOfNetwork: 256,

  /** Photos that are being received or decoded. Each is in memory, 7 MB as base64. */
  photos: { max: 16, maxPerUser: 3 },
  /** Copies that are being received or imported. Each is a file of up to 50 MB (spooledBody.ts). */
  imports: { max: 12, maxPerUser: 1 },
  /** If all permits are taken, the slowest body that is older than this is closed. */
  uploadGraceMs: 10_000,
  /**
   * The slowest allowed upload: this many bytes in each interval (5 MB at 10 kB/s take 8 minutes).
   */
  uploadIntervalMs: 30_000,
  uploadIntervalBytes: 32_000,
  uploadMs: 15 * MINUTE_MS,
} as const
