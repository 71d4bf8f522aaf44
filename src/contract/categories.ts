/** The categories as readers, server and pages exchange them; their meaning is the engine's. */
export { type Category, categories, categoryKind, isCategory } from "#engine/spending/category.ts";
