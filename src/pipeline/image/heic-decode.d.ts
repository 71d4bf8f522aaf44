declare module "heic-decode" {
  type HeicPicture = {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  };
  export function all(input: { buffer: Uint8Array }): Promise<HeicPicture[] & { dispose(): void }>;
}
