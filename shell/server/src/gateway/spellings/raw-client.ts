import { connect, type Socket } from 'node:net';

/** An HTTP client that writes the request line as it is told: no client library would send most of these. */
export class RawClient {
  private socket: Socket | null = null;
  private received = '';

  constructor(private readonly port: number) {}

  /** Status of the answer; null when the server closes without one. */
  async send(method: string, target: string): Promise<number | null> {
    const kept = this.socket;
    const socket = kept ?? (await this.open());
    this.received = '';
    const answer = this.answerTo(method, socket);
    socket.write(`${method} ${target} HTTP/1.1\r\nhost: studio.localhost\r\ncontent-length: 0\r\n\r\n`, 'latin1');
    const status = await answer;
    // the server may have closed a kept line while this was written
    return status === null && kept ? this.send(method, target) : status;
  }

  close(): void {
    this.socket?.destroy();
  }

  private open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(socket));
      socket.setEncoding('latin1').setNoDelay();
      socket.on('data', (part: string) => {
        this.received += part;
      });
      socket.once('error', reject);
      socket.once('close', () => {
        this.socket = null;
      });
      this.socket = socket;
    });
  }

  private answerTo(method: string, socket: Socket): Promise<number | null> {
    return new Promise((resolve) => {
      const end = (status: number | null) => {
        socket.off('data', look).off('close', gone);
        resolve(status);
      };
      const statusSoFar = () => Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1] ?? 0) || null;
      const look = () => {
        const [head = '', ...rest] = this.received.split('\r\n\r\n');
        if (rest.length === 0 || /^connection: close/im.test(head)) return;
        const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
        if (method === 'HEAD' || rest.join('\r\n\r\n').length >= length) end(statusSoFar());
      };
      const gone = () => end(statusSoFar());
      socket.on('data', look).once('close', gone);
    });
  }
}
