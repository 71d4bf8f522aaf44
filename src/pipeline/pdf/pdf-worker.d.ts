/** The half of the PDF engine that parses; its package describes the other half only. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs" {
  export const WorkerMessageHandler: { initializeFromPort: (port: object) => void };
}
