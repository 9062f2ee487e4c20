import au.com.dius.pact.provider.junitsupport.Provider;

@Provider("portal-host")
class PortalHostTest extends ContractTest {}
