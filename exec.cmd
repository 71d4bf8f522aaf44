@rem Windows has no exec; the scripts of package.json begin with it for the shells that do (see scripts/ready.mjs).
@%*
