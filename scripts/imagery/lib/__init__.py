"""Scene library for the pictures of the site: meshes, materials, props, dishes, environment and camera."""
